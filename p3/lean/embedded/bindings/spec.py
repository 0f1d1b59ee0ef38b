"""What is bound: kinds of syntax by category, unexpanders, and the order in which macro rules are tried."""

from __future__ import annotations

EVERY = "*"
"""Stands for every kind of a category's namespace that is not excluded."""

NAMESPACES = {"tactic": "Lean.Parser.Tactic.", "conv": "Lean.Parser.Tactic.Conv."}

PARSERS: tuple[tuple[str, str], ...] = (
    (
        "prec",
        """
        precArg precLead precMax precMin precMin1 prec(_)
        """,
    ),
    (
        "prio",
        """
        prioDefault prioHigh prioLow prioMid prio(_)
        """,
    ),
    (
        "prec",
        """
        Lean.Parser.Syntax.addPrec Lean.Parser.Syntax.subPrec
        """,
    ),
    (
        "prio",
        """
        Lean.Parser.Syntax.addPrio Lean.Parser.Syntax.subPrio
        """,
    ),
    (
        "stx",
        """
        stx_* stx_+ stx_,* stx_,*,? stx_,+ stx_,+,? stx_<|>_ stx_? stx!_
        """,
    ),
    (
        "tactic",
        """
        * Lean.cdot Lean.calcTactic Lean.solveTactic tacticBy_cases_:_ tacticFunext___ tacticClean_wf
        tacticDecreasing_tactic tacticDecreasing_trivial tacticDecreasing_trivial_pre_omega tacticDecreasing_with_
        tacticSimp_wf tacticDeriving_LawfulEq_tactic tacticDeriving_LawfulEq_tactic_step tactic∎
        DerivingHelpers.tacticDeriving_ReflEq_tactic tacticGet_elem_tactic tacticGet_elem_tactic_extensible
        tacticGet_elem_tactic_trivial Lean.Elab.Tactic.Ext.ext Lean.Elab.Tactic.Ext.applyExtTheorem
        Lean.Elab.Tactic.Ext.tacticExt1___
        """,
    ),
    (
        "conv",
        """
        * Lean.convCalc_
        """,
    ),
    (
        "rcasesPat",
        """
        Lean.Parser.Tactic.rcasesPat.clear Lean.Parser.Tactic.rcasesPat.explicit Lean.Parser.Tactic.rcasesPat.ignore
        Lean.Parser.Tactic.rcasesPat.one Lean.Parser.Tactic.rcasesPat.paren Lean.Parser.Tactic.rcasesPat.tuple
        """,
    ),
    (
        "rintroPat",
        """
        Lean.Parser.Tactic.rintroPat.binder Lean.Parser.Tactic.rintroPat.one
        """,
    ),
    (
        "binderPred",
        """
        Lean.binderPred∈_ Lean.binderPred∉_ Lean.binderPred≠_ Lean.binderPred≤_ Lean.binderPred≥_ Lean.binderPred<_
        Lean.binderPred>_ Lean.binderPred⊆_
        """,
    ),
    (
        "attr",
        """
        Lean.Parser.Attr.simp Lean.Parser.Attr.ext Lean.Attr.coe Lean.deprecated Lean.Parser.Attr.wf_preprocess
        Lean.Parser.Attr.norm_cast Lean.Parser.Attr.method_specs_simp Lean.suggest_for
        """,
    ),
    (
        "command",
        """
        Lean.reduceCmd Lean.guardMsgsCmd Lean.Parser.Command.guardCmd Lean.Parser.Command.guardExprCmd
        Lean.Parser.checkTactic Lean.Parser.checkTacticFailure Lean.Parser.checkSimp Lean.Parser.checkSimpFailure
        Lean.Parser.Command.classAbbrev Lean.Parser.timeCmd
        """,
    ),
    (
        "term",
        """
        Lean.Parser.Tactic.by? Lean.Parser.Tactic.showTermElab coeNotation coeFunNotation coeSortNotation Lean.calc
        Lean.term∃__,_ Lean.term∀__,_ Lean.termM!_ Lean.term_Matches_| Lean.termSatisfies_binder_pred%__ Lean.byElab
        rawNatLit
        """,
    ),
    (
        "term",
        """
        boolIfThenElse termDepIfThenElse termIfThenElse termIfLet termExists_,_ term∃_,_ termMax_prec
        termWithout_expected_type_ term__[_] term__[_]_! term__[_]_? term__[_]'_ term_•_ term_⁻¹ term_↔_ term_∈_ term_∉_
        term_∘_ term_∣_ term_∧_ term_∨_ term_∩_ term_∪_ term_≈_ term_≍_ term_≠_ term_≤_ term_≥_ term_⊂_ term_⊃_ term_⊆_
        term_⊇_ term_⊕_ term_⊕'_ term_!=_ term_$__ term_%_ term_&&_ term_&&&_ term_*_ term_*>_ term_+_ term_++_ term_-_
        term_/_ term_::_ term_<_ term_<$>_ term_<&&>_ term_<&>_ term_<*_ term_<*>_ term_<->_ term_<<<_ term_<=<_
        term_<|_ term_<|>_ term_<||>_ term_=_ term_=<<_ term_==_ term_>_ term_>=>_ term_>>_ term_>>=_ term_>>>_ term_\\_
        term_^_ term_^^^_ term_|>_ term_||_ term_|||_ term_×_ term_×__1 term_×'_ term_×'__1 termΣ_,_ termΣ'_,_ term‹_›
        term∅ term!_ term#[_,] term%[_|_] term-_ term[_] term{_:_//_} term{_} term{} term~~~_ term¬_
        """,
    ),
    (
        "term",
        """
        Std.Legacy.Range.term[_:_:_] Std.Legacy.Range.term[_:_] Std.Legacy.Range.term[:_:_] Std.Legacy.Range.term[:_]
        termS!_ Std.termF!_ termPrintln!__
        """,
    ),
    (
        "term",
        """
        Array.term__[_:_] Array.term__[_:] Array.term__[:_]
        """,
    ),
)
"""Category and the kinds to bind in it, with every macro rule and unexpander that belongs to them."""

HELPERS = """
    Lean.Parser.Tactic. Lean.calc Lean.binderIdent Lean.bracketedExplicitBinders Lean.explicitBinders
    Lean.unbracketedExplicitBinders Lean.cdotTk Lean.guardMsgs Lean.reduceConfig Lean.Parser.colon Lean.Parser.equal
    Lean.Parser.Attr.
"""
"""Prefixes of descriptions that other descriptions refer to by name; they belong to no category."""

UNEXPANDED = """
    List.cons Eq Ne HAdd.hAdd HMul.hMul HSub.hSub HDiv.hDiv HMod.hMod HPow.hPow Neg.neg And Or Not Iff LE.le LT.lt
    GE.ge GT.gt HAppend.hAppend Prod Function.comp Membership.mem BEq.beq bne or and not Bool.or Bool.and Bool.not
    Dvd.dvd HAnd.hAnd HOr.hOr HXor.hXor HShiftLeft.hShiftLeft HShiftRight.hShiftRight Sum HEq PSum Bind.bind
    Functor.map Seq.seq SeqLeft.seqLeft SeqRight.seqRight HOrElse.hOrElse HAndThen.hAndThen
    EmptyCollection.emptyCollection Union.union Inter.inter SDiff.sdiff HasSubset.Subset Singleton.singleton
    Insert.insert
"""
"""Constants whose unexpanders (from applications back to notation) are bound."""

NAMED_UNEXPANDERS = {
    "Exists": "l_unexpandExists",
    "List.cons": "l_unexpandListCons",
    "List.nil": "l_unexpandListNil",
    "Prod.mk": "l_unexpandProdMk",
    "ite": "l_unexpandIte",
    "Eq.ndrec": "l_unexpandEqNDRec",
    "Eq.rec": "l_unexpandEqRec",
    "Subtype": "l_unexpandSubtype",
    "Sigma": "l_unexpandSigma",
    "PSigma": "l_unexpandPSigma",
}
"""Constant → symbol of an unexpander whose name does not tell what it is for."""

RULE_MODULES = """
    Init_Prelude Init_Notation Init_Tactics Init_TacticsExtra Init_SizeOf Init_Core Init_Conv Init_RCases
    Init_NotationExtra Init_BinderPredicates Init_MetaTypes Init_Meta Init_Meta_Defs Init_WFTactics Init_WF
    Init_GetElem Init_Data_List_Notation Init_Data_Range_Basic Init_Control_Basic Init_Ext Init_ByCases
    Init_Classical Init_PropLemmas Init_Guard Init_Simproc Init_Data_ToString_Macro Init_Data_Format_Macro
    Init_Data_Array_Basic Init_Data_Array_BasicAux Init_Data_Array_Subarray Init_LawfulBEqTactics Init_Omega
    Init_Grind_Tactics Init_Try Init_Data_Cast
"""
"""Modules of real Lean's `Init` whose macro rules are bound, earliest first: a rule declared later is tried earlier.

Rules of other modules need constants that the library does not have.
"""

EXCLUDED_TACTICS = (
    r"^(m(?!atch)[a-z]*(Error|Macro|Pat.*|Intro|Pure|NoBind|NoSimp|Hint)?$|mcases|mrefine|mintro|mspec|mrev|mrename|mvcgen|vcgen|bv"
    r"|sleep|dbgTrace|sym$|grind_|grobner|tacticMvcgen|tacticBv|simproc|Grind|declareSimpLikeTactic|suggestions|attemptAll|firstPar"
    r"|tryResult|tryTrace|withAnnotateState$|grind$|grindTrace$|lia|cutsat|runTac|unused|letrec$|by\?$|showTermElab$)"
)
"""Tactics that need more than the library has: verification conditions, `grind`, bit-blasting, metaprograms."""
EXCLUDED_CONVERSIONS = ("conv", "cbv", "withAnnotateState")
