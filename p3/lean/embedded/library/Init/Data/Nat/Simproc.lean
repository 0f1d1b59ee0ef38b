prelude
import Init.Logic.Classical
import Init.Data.Nat.Sub

/-! What the compiled simplification procedures for arithmetic cite. -/

set_option linter.all false
universe u v w

namespace Nat.Simproc
theorem add_eq_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b = c) = False :=
  eq_false fun e => Nat.not_lt_of_ge (e ▸ Nat.le_add_left b a) h
theorem eq_add_gt (a : Nat) {b c : Nat} (h : c > a) : (a = b + c) = False :=
  eq_false fun e => Nat.not_lt_of_ge (e ▸ Nat.le_add_left c b) h
theorem add_eq_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b = c + d) = (a = c + (d - b)) := propext
  ⟨fun e => by rw [← Nat.add_sub_assoc h, ← e, Nat.add_sub_cancel], fun e => by rw [e, Nat.add_assoc, Nat.sub_add_cancel h]⟩
theorem add_eq_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b = c + d) = (a + (b - d) = c) := propext
  ⟨fun e => by rw [← Nat.add_sub_assoc h, e, Nat.add_sub_cancel], fun e => by rw [← e, Nat.add_assoc, Nat.sub_add_cancel h]⟩
theorem add_eq_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b = c) = (a = c - b) :=
  propext ⟨fun e => by rw [← e, Nat.add_sub_cancel], fun e => by rw [e, Nat.sub_add_cancel h]⟩
theorem eq_add_le {a : Nat} (b : Nat) {c : Nat} (h : c ≤ a) : (a = b + c) = (b = a - c) :=
  propext ⟨fun e => by rw [e, Nat.add_sub_cancel], fun e => by rw [e, Nat.sub_add_cancel h]⟩
theorem beqEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a == b) = (c == d) := by
  rw [Bool.eq_iff_iff, beq_iff_eq, beq_iff_eq, p]
theorem beqFalseOfEqFalse {a b : Nat} (p : (a = b) = False) : (a == b) = false := beq_eq_false_iff_ne.2 (of_eq_false p)
theorem bneEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a != b) = (c != d) := by
  show (!(a == b)) = !(c == d); rw [beqEqOfEqEq p]
theorem bneTrueOfEqFalse {a b : Nat} (p : (a = b) = False) : (a != b) = true := by
  show (!(a == b)) = true; rw [beqFalseOfEqFalse p]; rfl
theorem add_le_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b ≤ c + d) = (a ≤ c + (d - b)) := propext
  ⟨fun e => by rw [← Nat.add_sub_assoc h]; exact Nat.le_sub_of_add_le e, fun e => by have k := Nat.add_le_add_right e b; rw [Nat.add_assoc, Nat.sub_add_cancel h] at k; exact k⟩
theorem add_le_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b ≤ c + d) = (a + (b - d) ≤ c) := propext
  ⟨fun e => by rw [← Nat.add_sub_assoc h]; exact Nat.sub_le_of_le_add e, fun e => by have k := Nat.add_le_add_right e d; rw [Nat.add_assoc, Nat.sub_add_cancel h] at k; exact k⟩
theorem add_le_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b ≤ c) = (a ≤ c - b) :=
  propext ⟨Nat.le_sub_of_add_le, Nat.add_le_of_le_sub h⟩
theorem add_le_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b ≤ c) = False :=
  eq_false fun e => Nat.not_le_of_gt h (Nat.le_trans (Nat.le_add_left b a) e)
theorem le_add_le (a : Nat) {b c : Nat} (h : a ≤ c) : (a ≤ b + c) = True := eq_true (Nat.le_add_left_of_le h)
theorem le_add_ge (a : Nat) {b c : Nat} (h : a ≥ c) : (a ≤ b + c) = (a - c ≤ b) :=
  propext ⟨Nat.sub_le_of_le_add, Nat.le_add_of_sub_le⟩
theorem add_sub_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : a + b - (c + d) = a - (c + (d - b)) := by
  have k := Nat.add_sub_add_right a b (c + (d - b))
  rw [Nat.add_assoc, Nat.sub_add_cancel h] at k; exact k
theorem add_sub_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : a + b - (c + d) = a + (b - d) - c := by
  have k := Nat.add_sub_add_right (a + (b - d)) d c
  rw [Nat.add_assoc, Nat.sub_add_cancel h] at k; exact k
theorem add_sub_le (a : Nat) {b c : Nat} (h : b ≤ c) : a + b - c = a - (c - b) := by
  have k := Nat.add_sub_add_right a b (c - b)
  rw [Nat.sub_add_cancel h] at k; exact k
end Nat.Simproc
