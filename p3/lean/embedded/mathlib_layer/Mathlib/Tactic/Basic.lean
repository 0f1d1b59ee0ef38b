import Mathlib.Logic.Basic
import Mathlib.Algebra.Order

/-!
Tactics that Mathlib adds, made of the tactics Lean has.

Each closes or changes goals of the kind its namesake does; where it reaches less far, or in linear arithmetic over the
integers further, its docstring says so. None adds anything to what the kernel checks.
-/

set_option linter.all false
open Lean Parser.Tactic

/-- Give witnesses for the goal's existential quantifiers, or the fields of a structure. -/
syntax (name := useSyntax) "use " term,+ : tactic
macro_rules
  | `(tactic| use $es,*) => `(tactic| first
    | (refine ⟨$es,*, ?_⟩; try (first | exact True.intro | assumption | with_reducible rfl))
    | exact ⟨$es,*⟩)

/-- Move negations inwards. -/
syntax (name := pushNeg) "push_neg" (location)? : tactic
macro_rules
  | `(tactic| push_neg $[$loc:location]?) =>
    `(tactic| simp only [Classical.not_not, not_and, not_or, Classical.not_forall, not_exists, Classical.not_imp, exists_prop, not_le, not_lt, ne_eq] $[$loc:location]?)

/-- Suppose the goal false. -/
syntax (name := byContra) "by_contra" (ppSpace colGt binderIdent)? (" : " term)? : tactic
macro_rules
  | `(tactic| by_contra) => `(tactic| (first | (guard_target =~ ¬_; intro _) | refine Classical.byContradiction fun _ => ?_))
  | `(tactic| by_contra $h:ident) => `(tactic| (first | (guard_target =~ ¬_; intro $h:ident) | refine Classical.byContradiction fun $h:ident => ?_))
  | `(tactic| by_contra $h:ident : $t) => `(tactic| (by_contra h; have $h:ident : $t := by first | exact h | (push_neg at h; exact h) | simpa using h))

/-- Suppose the goal false, with the negation moved inwards. -/
syntax (name := byContra!) "by_contra!" (ppSpace colGt binderIdent)? : tactic
macro_rules
  | `(tactic| by_contra!) => `(tactic| (by_contra h; try push_neg at h))
  | `(tactic| by_contra! $h:ident) => `(tactic| (by_contra $h:ident; try push_neg at $h:ident))

/-- Prove an implication by its contrapositive. -/
syntax (name := contrapose) "contrapose" (ppSpace colGt ident)? : tactic
macro_rules
  | `(tactic| contrapose) => `(tactic| (first | refine mt ?_ | refine not_imp_not.1 ?_))
  | `(tactic| contrapose $h:ident) => `(tactic| (revert $h:ident; contrapose; intro $h:ident))

/-- `contrapose`, with negations moved inwards. -/
syntax (name := contrapose!) "contrapose!" (ppSpace colGt ident)? : tactic
macro_rules
  | `(tactic| contrapose!) => `(tactic| (contrapose; try push_neg))
  | `(tactic| contrapose! $h:ident) => `(tactic| (contrapose $h:ident; try push_neg at $h:ident; try push_neg))

/-- Split every `if`; names go to the hypotheses, one per `if`. -/
syntax (name := splitIfs) "split_ifs" (location)? (" with" (ppSpace colGt binderIdent)+)? : tactic
macro_rules
  | `(tactic| split_ifs $[$loc:location]?) => `(tactic| (split $[$loc:location]?; all_goals try split_ifs $[$loc:location]?))
  | `(tactic| split_ifs $[$loc:location]? with $h:ident) => `(tactic| (split $[$loc:location]?; all_goals (rename_i $h:ident; try split_ifs $[$loc:location]?)))
  | `(tactic| split_ifs $[$loc:location]? with $h:ident $hs*) =>
    `(tactic| (split $[$loc:location]?; all_goals (rename_i $h:ident; try split_ifs $[$loc:location]? with $hs*)))

/-- Rewrite with one rule after another, under binders. -/
syntax (name := simpRw) "simp_rw " rwRuleSeq (location)? : tactic
macro_rules
  | `(tactic| simp_rw [] $[$_:location]?) => `(tactic| skip)
  | `(tactic| simp_rw [$e:term] $[$loc:location]?) => `(tactic| simp only [$e:term] $[$loc:location]?)
  | `(tactic| simp_rw [← $e:term] $[$loc:location]?) => `(tactic| simp only [← $e:term] $[$loc:location]?)
  | `(tactic| simp_rw [$e:term, $r:rwRule,*] $[$loc:location]?) => `(tactic| (simp only [$e:term] $[$loc:location]?; simp_rw [$r,*] $[$loc:location]?))
  | `(tactic| simp_rw [← $e:term, $r:rwRule,*] $[$loc:location]?) => `(tactic| (simp only [← $e:term] $[$loc:location]?; simp_rw [$r,*] $[$loc:location]?))

/-- Rewrite the occurrences given by number. -/
syntax (name := nthRewrite) "nth_rewrite " num+ rwRuleSeq (location)? : tactic
syntax (name := nthRw) "nth_rw " num+ rwRuleSeq (location)? : tactic
macro_rules
  | `(tactic| nth_rewrite $[$ns:num]* [$r:rwRule,*] $[$loc:location]?) => `(tactic| rewrite (occs := .pos [$[$ns:num],*]) [$r,*] $[$loc:location]?)
  | `(tactic| nth_rw $[$ns:num]* [$r:rwRule,*] $[$loc:location]?) => `(tactic| rw (occs := .pos [$[$ns:num],*]) [$r,*] $[$loc:location]?)

/-- Name a term: `set x := t with h` puts `x` for `t` everywhere, with `h : x = t`. -/
syntax (name := setTac) "set " ident (" : " term)? " := " term (" with " ("← ")? binderIdent)? : tactic
macro_rules
  | `(tactic| set $x:ident $[: $_]? := $t) => `(tactic| generalize $t = $x:ident at *)
  | `(tactic| set $x:ident $[: $_]? := $t with $h:ident) => `(tactic| (generalize $h:ident : $t = $x:ident at *; replace $h:ident := Eq.symm $h:ident))
  | `(tactic| set $x:ident $[: $_]? := $t with ← $h:ident) => `(tactic| generalize $h:ident : $t = $x:ident at *)

/-- Multiply out sums of natural numbers and integers, and put the factors of every product in one order, numerals first. -/
syntax (name := P3.multiplyOut) "p3_multiply_out" (location)? : tactic
macro_rules
  | `(tactic| p3_multiply_out $[$loc:location]?) => `(tactic| (
    simp only [Nat.mul_add, Nat.add_mul, Nat.mul_assoc, Nat.mul_comm, Nat.mul_left_comm, Nat.pow_succ, Nat.pow_zero, Nat.mul_one, Nat.one_mul,
      Int.mul_add, Int.add_mul, Int.mul_sub, Int.sub_mul, Int.mul_assoc, Int.mul_comm, Int.mul_left_comm, Int.pow_succ, Int.pow_zero, Int.mul_one,
      Int.one_mul, Int.neg_mul, Int.mul_neg, Int.neg_neg, P3.Nat.mul_numeral, P3.Nat.numeral_mul, P3.Nat.mul_scale, P3.Nat.scale_mul,
      P3.Nat.scale_scale, P3.Nat.scale_add, P3.Int.mul_numeral, P3.Int.numeral_mul, P3.Int.mul_scale, P3.Int.scale_mul,
      P3.Int.scale_scale, P3.Int.scale_add, P3.Int.scale_sub, P3.Int.scale_neg] $[$loc:location]?
    try simp only [P3.Nat.scale, P3.Int.scale, Int.cast_ofNat_Int] $[$loc:location]?))

/-- Equations of commutative rings, here of natural numbers and integers: multiplied out, both sides are one sum. -/
macro (name := ring) "ring" : tactic => `(tactic| first | rfl | omega | (p3_multiply_out; done) | (p3_multiply_out; omega) | ac_rfl)
/-- `ring`, for a goal that need not close. -/
syntax (name := ringNF) "ring_nf" (location)? : tactic
macro_rules
  | `(tactic| ring_nf) => `(tactic| first | (ring; done) | p3_multiply_out)
  | `(tactic| ring_nf $loc:location) => `(tactic| p3_multiply_out $loc:location)

syntax "p3_have " term,* : tactic
macro_rules
  | `(tactic| p3_have) => `(tactic| skip)
  | `(tactic| p3_have $e:term) => `(tactic| have := $e)
  | `(tactic| p3_have $e:term, $es,*) => `(tactic| (have := $e; p3_have $es,*))

/-- Linear arithmetic. Mathlib's works over ordered fields; this one, being `omega`, over natural numbers and integers, where it also rounds. -/
syntax (name := linarith) "linarith" (&" only")? (" [" term,* "]")? : tactic
macro_rules
  | `(tactic| linarith) => `(tactic| first | omega | (exfalso; omega))
  | `(tactic| linarith only) => `(tactic| linarith)
  | `(tactic| linarith $[only]? [$es,*]) => `(tactic| (p3_have $es,*; linarith))

/-- Linear arithmetic over products: hypotheses and hints multiplied out. Mathlib's also multiplies hypotheses with each other; name the products here. -/
syntax (name := nlinarith) "nlinarith" (" [" term,* "]")? : tactic
macro_rules
  | `(tactic| nlinarith) => `(tactic| first | omega | (p3_multiply_out at *; omega))
  | `(tactic| nlinarith [$es,*]) => `(tactic| (p3_have $es,*; nlinarith))

/-- An expression is positive, or not negative. -/
macro (name := positivity) "positivity" : tactic => `(tactic| first | omega | simp | (simp; omega))

/-- Evaluate numerals and simplify. -/
syntax (name := normNum) "norm_num" (" [" (simpStar <|> simpErase <|> simpLemma),* "]")? (location)? : tactic
macro_rules
  | `(tactic| norm_num) => `(tactic| first | (simp; done) | (simp; omega) | omega | decide | simp)
  | `(tactic| norm_num $loc:location) => `(tactic| simp $loc:location)
  | `(tactic| norm_num [$es,*]) => `(tactic| first | (simp [$es,*]; done) | (simp [$es,*]; omega) | simp [$es,*])
  | `(tactic| norm_num [$es,*] $loc:location) => `(tactic| simp [$es,*] $loc:location)

syntax "p3_tauto" : tactic
macro_rules
  | `(tactic| p3_tauto) => `(tactic| first
    | assumption | contradiction | trivial
    | (intro _; p3_tauto)
    | (cases ‹_ ∧ _›; p3_tauto)
    | (cases ‹_ ∨ _› <;> p3_tauto)
    | (cases ‹_ ↔ _›; p3_tauto)
    | (cases ‹∃ _, _›; p3_tauto)
    | (refine ⟨?_, ?_⟩ <;> p3_tauto)
    | (guard_target =~ False; simp_all; done)
    | (refine Classical.byContradiction fun h => ?_; simp only [not_and, not_or, Classical.not_imp, Classical.not_not] at h; p3_tauto)
    | (simp_all; done))
/-- Classical propositional logic. -/
macro (name := tauto) "tauto" : tactic => `(tactic| first | p3_tauto | (intros; simp_all; done))

/-- Replace a hypothesis by what an implication makes of it. -/
syntax (name := applyAt) "apply " term " at " ident : tactic
macro_rules
  | `(tactic| apply $e at $h:ident) => `(tactic| replace $h:ident := $e $h:ident)

/-- All goals by assumption. -/
macro "assumption'" : tactic => `(tactic| any_goals assumption)
