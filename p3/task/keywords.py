"""Tables of Lean's words: commands, attributes and options, and which of them a candidate may use.

The tables cover Lean 4.35 and what Mathlib, Batteries and Aesop add. A word that no table knows is treated as unknown,
never as allowed.
"""

from __future__ import annotations

ALLOWED_COMMANDS = frozenset(
    (
        *("def", "theorem", "lemma", "abbrev", "instance", "example", "inductive", "coinductive", "structure", "class"),
        *("opaque", "axiom", "irreducible_def", "alias", "deriving", "mutual", "namespace", "section", "end"),
        *("open", "export", "variable", "universe", "include", "omit", "attribute", "set_option"),
        *("#check", "#check_failure", "#print", "#guard", "#synth", "#reduce", "#where"),
        *(
            "add_decl_doc",
            "suppress_compilation",
            "unsuppress_compilation",
            "assert_not_exists",
            "proof_wanted",
            "mk_iff_of_inductive_prop",
        ),
    )
)
"""Commands of the allow-list. `axiom` and `opaque` are judged on compiled terms, where nothing hides."""

FORBIDDEN_COMMANDS = frozenset(
    (
        *("notation", "notation3", "infix", "infixl", "infixr", "prefix", "postfix", "macro", "macro_rules", "syntax"),
        *("declare_syntax_cat", "elab", "elab_rules", "binder_predicate", "unif_hint", "simproc", "dsimproc", "simproc_decl"),
        *("dsimproc_decl", "builtin_simproc", "builtin_dsimproc", "builtin_simproc_decl", "simproc_pattern%", "initialize"),
        *("builtin_initialize", "run_cmd", "run_elab", "run_meta", "init_quot", "gen_injective_theorems%", "import", "prelude"),
        *(
            "register_option",
            "register_builtin_option",
            "register_error_explanation",
            "register_simp_attr",
            "register_label_attr",
        ),
        *("register_tactic_tag", "register_parser_alias", "register_linter_set", "register_grind_attr", "tactic_extension"),
        *("recommended_spelling", "declare_simp_like_tactic", "declare_config_elab", "declare_command_config_elab"),
        *("grind_propagator", "builtin_grind_propagator", "deprecated_module", "show_panel_widgets", "library_note"),
        *(
            "declare_aesop_rule_sets",
            "add_aesop_rules",
            "erase_aesop_rules",
            "initialize_simps_projections",
            "insert_to_additive_translation",
        ),
        *("scoped_ns", "declare_simproc", "delab_rules", "compile_inductive", "compile_def%", "unseal", "seal", "linter_set"),
        *(
            "#eval",
            "#exit",
            "#guard_msgs",
            "#guard_panic",
            "#guard_expr",
            "#time",
            "#import_path",
            "#widget",
            "#html",
            "#version",
        ),
        *(
            "#info_trees",
            "#with_exporting",
            "#check_assertions",
            "#postprocess_traces",
            "#dump_async_env_state",
            "#help",
            "#find",
        ),
        *(
            "#search",
            "#loogle",
            "#moogle",
            "#leansearch",
            "#minimize_imports",
            "#redundant_imports",
            "#lint",
            "#norm_num",
            "#simp",
        ),
        *("#explode", "#instances", "#trans_imports", "#sample", "#test", "#plausible", "#count_heartbeats", "#grind_lint"),
        *("#discr_tree_key", "#discr_tree_simp_key", "#show_deprecated_modules", "#show_unused", "#find_home", "#long_names"),
    )
)
"""Commands outside the allow-list: they change how later text is read, run programs, print for others, or stop Lean early."""

COMMANDS = ALLOWED_COMMANDS | FORBIDDEN_COMMANDS

ESCAPING = frozenset(
    (
        *("def", "theorem", "abbrev", "instance", "example", "inductive", "coinductive", "structure", "class", "opaque", "axiom"),
        *("mutual", "namespace", "section", "end", "export", "variable", "universe", "attribute", "private", "protected"),
        *(
            "noncomputable",
            "partial",
            "notation",
            "infix",
            "infixl",
            "infixr",
            "prefix",
            "postfix",
            "macro",
            "macro_rules",
            "syntax",
        ),
        *("declare_syntax_cat", "elab", "elab_rules", "initialize", "builtin_initialize", "run_cmd", "init_quot", "import"),
    )
)
"""Reserved words that can only begin or modify a command, so they end a term or tactic block wherever they stand."""

ESCAPING_AT_LINE_START = COMMANDS - ESCAPING - {"open", "set_option", "deriving", "include", "omit"}
"""Words that begin a command, but are names elsewhere in some environments."""

FORBIDDEN_TOKENS = {
    "run_tac": "runs a metaprogram while Lean elaborates",
    "by_elab": "runs a metaprogram while Lean elaborates",
    "eval%": "runs a program while Lean elaborates",
    "include_str": "reads a file while Lean elaborates",
    "unsafeCast": "turns a value into one of another type without a proof",
    "unsafeIO": "runs effects inside a pure term",
    "unsafeBaseIO": "runs effects inside a pure term",
    "unsafeEIO": "runs effects inside a pure term",
    "lcProof": "is a proof of anything, for the compiler only",
    "lcUnreachable": "is a value of any type, for the compiler only",
    "lcAny": "is a value of any type, for the compiler only",
}
"""Names and words outside the allow-list, with what they do."""

FORBIDDEN_PREFIXES = (
    *(
        "Lean.Elab",
        "Lean.Meta",
        "Lean.Parser",
        "Lean.Environment",
        "Lean.Macro",
        "Lean.Core",
        "Lean.Kernel",
        "Lean.PrettyPrinter",
    ),
    *(
        "Lean.Declaration",
        "Lean.addDecl",
        "Lean.setEnv",
        "Lean.modifyEnv",
        "Lean.mkConst",
        "Lean.Expr",
        "Lean.Compiler",
        "Lean.IR",
    ),
    *(
        "IO.FS",
        "IO.Process",
        "IO.getEnv",
        "IO.appPath",
        "IO.currentDir",
        "IO.setAccessRights",
        "IO.Prim",
        "IO.mkRef",
        "System.FilePath",
    ),
)
"""Dotted names (and all below them) that only metaprograms and programs with effects use."""

CONTEXT_TOKENS = frozenset(("open", "set_option", "unsafe"))

ALLOWED_ATTRIBUTES = frozenset(
    (
        *("simp", "ext", "inline", "always_inline", "noinline", "macro_inline", "specialize", "nospecialize", "reducible"),
        *(
            "semireducible",
            "irreducible",
            "instance_reducible",
            "implicit_reducible",
            "match_pattern",
            "instance",
            "default_instance",
        ),
        *("refl", "symm", "trans", "congr", "subst", "rfl", "elab_as_elim", "elab_without_expected_type", "elab_simple"),
        *("induction_eliminator", "cases_eliminator", "recursor", "deprecated", "inherit_doc", "coe", "class", "unbox", "expose"),
        *(
            "no_expose",
            "never_extract",
            "grind",
            "grind?",
            "grind!",
            "seval",
            "bv_normalize",
            "spec",
            "spec_invariant_type",
            "wf_preprocess",
        ),
        *(
            "partial_fixpoint_monotone",
            "monotone",
            "bool_to_prop",
            "app_delab_disabled",
            "local",
            "scoped",
            "simprocs",
            "univ_out_params",
        ),
        *(
            "simps",
            "gcongr",
            "norm_cast",
            "push_cast",
            "to_additive",
            "to_dual",
            "mono",
            "fun_prop",
            "measurability",
            "continuity",
        ),
        *(
            "aesop",
            "aesop_safe",
            "aesop_unsafe",
            "aesop_norm",
            "field_simps",
            "mfld_simps",
            "norm_num",
            "norm_num_ext",
            "simp_arith",
        ),
        *(
            "nolint",
            "stacks",
            "alias",
            "higher_order",
            "reassoc",
            "elementwise",
            "mk_iff",
            "positivity",
            "bound",
            "push",
            "zify_simps",
        ),
        *(
            "qify_simps",
            "rify_simps",
            "parity_simps",
            "functor_norm",
            "monad_norm",
            "ring_nf",
            "cbv_opaque",
            "method_specs",
            "tactic_alt",
        ),
        *(
            "suggest_for",
            "grind_pattern",
            "backward_defeq",
            "defeq",
            "implicit",
            "int_toBitVec",
            "enat_to_nat_coe",
            "enat_to_nat_top",
        ),
    )
)
"""Attributes of the allow-list."""

OVERRIDING_ATTRIBUTES = frozenset(("implemented_by", "export", "init"))
"""Attributes that make another program run than the one that was proved about."""

ALLOWED_OPTIONS = frozenset(
    (
        *(
            "maxRecDepth",
            "maxHeartbeats",
            "maxUniverseOffset",
            "maxSynthPendingDepth",
            "smartUnfolding",
            "exponentiation.threshold",
        ),
        *("synthInstance.maxHeartbeats", "synthInstance.maxSize", "autoImplicit", "relaxedAutoImplicit", "diagnostics"),
        *("diagnostics.threshold", "structureDiamondWarning", "profiler", "profiler.threshold", "hygiene", "tactic.hygienic"),
        *("tactic.customEliminators", "guard_msgs.diff", "checkBinderAnnotations", "inductive.autoPromoteIndices"),
    )
)
"""Options of the allow-list, by full name."""

ALLOWED_OPTION_PREFIXES = (
    "linter.",
    "pp.",
    "trace.",
    "backward.",
    "grind.",
    "simp.",
    "aesop.",
    "push_neg.",
    "says.",
    "format.",
    "bv.",
    "sat.",
)
"""Options of the allow-list, by what their names begin with."""

OPTION_LIMITS = {"maxHeartbeats": 4_000_000, "synthInstance.maxHeartbeats": 4_000_000, "maxRecDepth": 100_000}
"""Largest value of options that bound Lean's work; 0 means no bound and is refused."""

OPTION_VALUES = {
    "autoImplicit": ("false",),
    "relaxedAutoImplicit": ("false",),
    "hygiene": ("true",),
    "tactic.hygienic": ("true", "false"),
}
"""Options that may only be set to these values."""
