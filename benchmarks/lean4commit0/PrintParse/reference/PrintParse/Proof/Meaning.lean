import PrintParse.Harness
import PrintParse.Spec.Meaning

-- !benchmark @start imports
import PrintParse.Proof.Syntax
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace PrintParse

theorem value_sum (a b : Expr) : value (sum a b) = value a + value b := by
  unfold sum
  split
  · rename_i zero
    rw [zero]
    exact (Nat.zero_add _).symm
  · split
    · rename_i zero
      rw [zero]
      rfl
    · rfl

theorem value_product (a b : Expr) : value (product a b) = value a * value b := by
  unfold product
  split
  · rename_i zero
    rw [zero]
    exact (Nat.zero_mul _).symm
  · split
    · rename_i zero
      rw [zero]
      rfl
    · split
      · rename_i one
        rw [one]
        exact (Nat.one_mul _).symm
      · split
        · rename_i one
          rw [one]
          exact (Nat.mul_one _).symm
        · rfl

theorem value_simple (e : Expr) : value (simple e) = value e := by
  induction e with
  | lit n => rfl
  | add a b iha ihb =>
    show value (sum (simple a) (simple b)) = value a + value b
    rw [value_sum, iha, ihb]
  | mul a b iha ihb =>
    show value (product (simple a) (simple b)) = value a * value b
    rw [value_product, iha, ihb]

theorem parts_sum (a b : Expr) : parts (sum a b) ≤ parts a + parts b + 1 := by
  unfold sum
  split
  · omega
  · split
    · omega
    · exact Nat.le_refl _

theorem one_le_parts (e : Expr) : 1 ≤ parts e := by
  cases e with
  | lit n => exact Nat.le_refl _
  | add a b => exact Nat.succ_le_succ (Nat.zero_le _)
  | mul a b => exact Nat.succ_le_succ (Nat.zero_le _)

theorem parts_product (a b : Expr) : parts (product a b) ≤ parts a + parts b + 1 := by
  have ha := one_le_parts a
  have hb := one_le_parts b
  unfold product
  split
  · show 1 ≤ _
    omega
  · split
    · show 1 ≤ _
      omega
    · split
      · omega
      · split
        · omega
        · exact Nat.le_refl _

theorem parts_simple (e : Expr) : parts (simple e) ≤ parts e := by
  induction e with
  | lit n => exact Nat.le_refl _
  | add a b iha ihb =>
    have h := parts_sum (simple a) (simple b)
    show parts (sum (simple a) (simple b)) ≤ parts a + parts b + 1
    omega
  | mul a b iha ihb =>
    have h := parts_product (simple a) (simple b)
    show parts (product (simple a) (simple b)) ≤ parts a + parts b + 1
    omega

theorem length_print (e : Expr) : ∀ rest : List Token, (printBefore e rest).length + 1 = 2 * parts e + rest.length := by
  induction e with
  | lit n =>
    intro rest
    show rest.length + 1 + 1 = 2 * 1 + rest.length
    omega
  | add a b iha ihb =>
    intro rest
    have ha := iha (.plus :: printBefore b (.right :: rest))
    have hb := ihb (.right :: rest)
    simp only [List.length_cons] at ha hb
    simp only [printBefore, parts, List.length_cons]
    omega
  | mul a b iha ihb =>
    intro rest
    have ha := iha (.times :: printBefore b (.right :: rest))
    have hb := ihb (.right :: rest)
    simp only [List.length_cons] at ha hb
    simp only [printBefore, parts, List.length_cons]
    omega

end PrintParse
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_eval
  exact ⟨fun _ => rfl, fun _ _ => rfl, fun _ _ => rfl⟩
-- !benchmark @end proof def=prove_eval

-- !benchmark @start proof def=prove_simplify_eval
  intro e
  exact PrintParse.value_simple e
-- !benchmark @end proof def=prove_simplify_eval

-- !benchmark @start proof def=prove_simplify_size
  intro e
  exact PrintParse.parts_simple e
-- !benchmark @end proof def=prove_simplify_size

-- !benchmark @start proof def=prove_simplify_add_zero
  intro e
  show PrintParse.sum (PrintParse.simple e) (.lit 0) = PrintParse.simple e
  unfold PrintParse.sum
  split
  · rename_i zero
    exact zero.symm
  · rfl
-- !benchmark @end proof def=prove_simplify_add_zero

-- !benchmark @start proof def=prove_calculate_print
  intro e
  show (PrintParse.parse (PrintParse.printBefore e [])).map PrintParse.eval = some (PrintParse.eval e)
  rw [PrintParse.parse_print_append]
  rfl
-- !benchmark @end proof def=prove_calculate_print

-- !benchmark @start proof def=prove_print_length
  intro e
  exact PrintParse.length_print e []
-- !benchmark @end proof def=prove_print_length
