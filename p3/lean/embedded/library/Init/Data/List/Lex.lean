prelude
import Init.Data.List.Basic

/-! Lexicographic order of lists. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
scoped infixl:50 " ~ " => List.Perm
/-! Lexicographic order. -/
inductive Lex (r : α → α → Prop) : (as bs : List α) → Prop
  | nil {a : α} {l : List α} : Lex r [] (a :: l)
  | rel {a₁ a₂ : α} {l₁ l₂ : List α} (h : r a₁ a₂) : Lex r (a₁ :: l₁) (a₂ :: l₂)
  | cons {a : α} {l₁ l₂ : List α} (h : Lex r l₁ l₂) : Lex r (a :: l₁) (a :: l₂)
protected abbrev lt [LT α] : List α → List α → Prop := Lex (· < ·)
instance instLT [LT α] : LT (List α) := ⟨List.lt⟩
protected abbrev le [LT α] (as bs : List α) : Prop := ¬bs < as
instance instLE [LT α] : LE (List α) := ⟨List.le⟩
instance decidableLex [DecidableEq α] (r : α → α → Prop) [h : DecidableRel r] : (l₁ l₂ : List α) → Decidable (Lex r l₁ l₂)
  | [], [] => .isFalse nofun
  | [], _ :: _ => .isTrue .nil
  | _ :: _, [] => .isFalse nofun
  | a :: as, b :: bs => match h a b with
    | .isTrue k => .isTrue (.rel k)
    | .isFalse k => match decEq a b with
      | .isFalse e => .isFalse fun | .rel l => k l | .cons _ => e rfl
      | .isTrue e => match decidableLex r as bs with
        | .isTrue l => .isTrue (e ▸ .cons l)
        | .isFalse l => .isFalse fun | .rel m => k m | .cons m => l m
instance [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ < l₂) := decidableLex (· < ·) l₁ l₂
instance [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ ≤ l₂) := inferInstanceAs (Decidable (¬l₂ < l₁))
end List
