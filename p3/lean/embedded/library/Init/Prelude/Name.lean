prelude
import Init.Prelude.Data

/-! Hierarchical names. -/

set_option linter.all false
universe u v w

namespace Lean
inductive Name : Type where
  | anonymous : Name
  | str (pre : Name) (str : String) : Name
  | num (pre : Name) (i : Nat) : Name
namespace Name
@[extern "n"] def str._override (pre : Name) (s : String) : Name := .str pre s
@[extern "n"] def num._override (pre : Name) (i : Nat) : Name := .num pre i
attribute [implemented_by str._override] str
attribute [implemented_by num._override] num
abbrev mkStr (p : Name) (s : String) : Name := .str p s
abbrev mkNum (p : Name) (i : Nat) : Name := .num p i
abbrev mkSimple (s : String) : Name := .str .anonymous s
abbrev mkStr1 (s₁ : String) : Name := .str .anonymous s₁
abbrev mkStr2 (s₁ s₂ : String) : Name := .str (mkStr1 s₁) s₂
abbrev mkStr3 (s₁ s₂ s₃ : String) : Name := .str (mkStr2 s₁ s₂) s₃
abbrev mkStr4 (s₁ s₂ s₃ s₄ : String) : Name := .str (mkStr3 s₁ s₂ s₃) s₄
abbrev mkStr5 (s₁ s₂ s₃ s₄ s₅ : String) : Name := .str (mkStr4 s₁ s₂ s₃ s₄) s₅
abbrev mkStr6 (s₁ s₂ s₃ s₄ s₅ s₆ : String) : Name := .str (mkStr5 s₁ s₂ s₃ s₄ s₅) s₆
abbrev mkStr7 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ : String) : Name := .str (mkStr6 s₁ s₂ s₃ s₄ s₅ s₆) s₇
abbrev mkStr8 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ s₈ : String) : Name := .str (mkStr7 s₁ s₂ s₃ s₄ s₅ s₆ s₇) s₈
end Name
end Lean
