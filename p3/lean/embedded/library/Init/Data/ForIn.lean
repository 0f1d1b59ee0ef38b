prelude
import Init.Data.List.Attach

/-! `while`, `repeat` and `for` loops. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

instance instInhabitedForallOfMonad {α : Type u} {m : Type u → Type v} [Monad m] : Inhabited (α → m α) := ⟨pure⟩
instance instInhabitedOfMonad {α : Type u} {m : Type u → Type v} [Monad m] [Inhabited α] : Inhabited (m α) := ⟨pure default⟩
inductive Lean.Loop where | mk
partial def P3.loop {β : Type u} {m : Type u → Type v} [Monad m] (f : Unit → β → m (ForInStep β)) (b : β) : m β :=
  bind (f () b) fun | .done b => pure b | .yield b => P3.loop f b
instance {m : Type u → Type v} [Monad m] : ForIn m Lean.Loop Unit := ⟨fun _ b f => P3.loop f b⟩
/-! `for x in xs` and `for i in [a:b]`. -/
@[specialize] def P3.forInLoop {m : Type v → Type w} [Monad m] {α : Type u} {β : Type v} (f : α → β → m (ForInStep β)) : List α → β → m β
  | [], b => pure b
  | a :: as, b => bind (f a b) fun | .done b => pure b | .yield b => P3.forInLoop f as b
instance {m : Type v → Type w} [Monad m] {α : Type u} : ForIn m (Array α) α := ⟨fun xs b f => P3.forInLoop f xs.toList b⟩
instance {m : Type v → Type w} [Monad m] {α : Type u} : ForIn m (List α) α := ⟨fun xs b f => P3.forInLoop f xs b⟩
structure Std.Legacy.Range where
  start : Nat := 0
  stop : Nat
  step : Nat := 1
  step_pos : 0 < step
/-- The members of a range, in order; `n` bounds their number. -/
def P3.rangeMembers (r : Std.Legacy.Range) : (n i : Nat) → List Nat
  | 0, _ => []
  | n + 1, i => bif Nat.ble r.stop i then [] else i :: P3.rangeMembers r n (i + r.step)
def Std.Legacy.Range.toList (r : Std.Legacy.Range) : List Nat := P3.rangeMembers r r.stop r.start
instance {m : Type → Type w} [Monad m] : ForIn m Std.Legacy.Range Nat := ⟨fun r b f => P3.forInLoop f r.toList b⟩
macro_rules | `(tactic| decreasing_trivial) => `(tactic| with_reducible (apply List.sizeOf_lt_of_mem; assumption))
