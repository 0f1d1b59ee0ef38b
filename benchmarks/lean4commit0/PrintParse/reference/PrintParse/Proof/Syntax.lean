import PrintParse.Harness
import PrintParse.Spec.Syntax

-- !benchmark @start global_aux
namespace PrintParse

theorem printBefore_append (e : Expr) : ∀ rest : List Token, printBefore e rest = printBefore e [] ++ rest := by
  induction e with
  | lit n => exact fun _ => rfl
  | add a b iha ihb =>
    intro rest
    simp only [printBefore]
    rw [iha (.plus :: _), ihb (.right :: rest), iha (.plus :: printBefore b [.right]), ihb [.right]]
    simp only [List.append_assoc, List.cons_append, List.nil_append]
  | mul a b iha ihb =>
    intro rest
    simp only [printBefore]
    rw [iha (.times :: _), ihb (.right :: rest), iha (.times :: printBefore b [.right]), ihb [.right]]
    simp only [List.append_assoc, List.cons_append, List.nil_append]

theorem parseOne_print (e : Expr) : ∀ (n : Nat) (rest : List Token), nesting e ≤ n →
    parseOne n (printBefore e rest) = some (e, rest) := by
  induction e with
  | lit k =>
    intro n rest _
    cases n with
    | zero => rfl
    | succ n => rfl
  | add a b iha ihb =>
    intro n rest deep
    cases n with
    | zero => exact absurd deep (Nat.not_succ_le_zero _)
    | succ n =>
      have deep : max (nesting a) (nesting b) ≤ n := Nat.le_of_succ_le_succ deep
      simp only [printBefore, parseOne]
      rw [iha n _ (Nat.le_trans (Nat.le_max_left _ _) deep)]
      simp only []
      rw [ihb n _ (Nat.le_trans (Nat.le_max_right _ _) deep)]
  | mul a b iha ihb =>
    intro n rest deep
    cases n with
    | zero => exact absurd deep (Nat.not_succ_le_zero _)
    | succ n =>
      have deep : max (nesting a) (nesting b) ≤ n := Nat.le_of_succ_le_succ deep
      simp only [printBefore, parseOne]
      rw [iha n _ (Nat.le_trans (Nat.le_max_left _ _) deep)]
      simp only []
      rw [ihb n _ (Nat.le_trans (Nat.le_max_right _ _) deep)]

theorem nesting_le_length (e : Expr) : ∀ rest : List Token, nesting e + 1 ≤ (printBefore e rest).length := by
  induction e with
  | lit n =>
    intro rest
    exact Nat.succ_le_succ (Nat.zero_le _)
  | add a b iha ihb =>
    intro rest
    have hb := ihb (.right :: rest)
    have la := iha []
    simp only [printBefore, nesting, List.length_cons]
    rw [printBefore_append a, List.length_append, List.length_cons]
    omega
  | mul a b iha ihb =>
    intro rest
    have hb := ihb (.right :: rest)
    have la := iha []
    simp only [printBefore, nesting, List.length_cons]
    rw [printBefore_append a, List.length_append, List.length_cons]
    omega

theorem parse_print_append (e : Expr) (rest : List Token) :
    parse (printBefore e rest) = match rest with
      | [] => some e
      | _ :: _ => none := by
  unfold parse
  rw [parseOne_print e _ rest (Nat.le_of_succ_le (nesting_le_length e rest))]
  cases rest with
  | nil => rfl
  | cons t rest => rfl

theorem parseOne_sound : ∀ (n : Nat) (tokens rest : List Token) (e : Expr), parseOne n tokens = some (e, rest) →
    tokens = printBefore e rest := by
  intro n
  induction n with
  | zero =>
    intro tokens rest e h
    cases tokens with
    | nil => cases h
    | cons t tokens =>
      cases t with
      | number k =>
        cases h
        rfl
      | plus => cases h
      | times => cases h
      | left => cases h
      | right => cases h
  | succ n ih =>
    intro tokens rest e h
    cases tokens with
    | nil => cases h
    | cons t tokens =>
      cases t with
      | number k =>
        cases h
        rfl
      | plus => cases h
      | times => cases h
      | right => cases h
      | left =>
        simp only [parseOne] at h
        split at h
        · rename_i a more first
          split at h
          · rename_i b behind second
            cases h
            simp only [printBefore]
            rw [ih _ _ _ first, ih _ _ _ second]
          · cases h
        · rename_i a more first
          split at h
          · rename_i b behind second
            cases h
            simp only [printBefore]
            rw [ih _ _ _ first, ih _ _ _ second]
          · cases h
        · cases h

theorem print_not_nil (e : Expr) : ∃ t rest, printBefore e [] = t :: rest := by
  cases e with
  | lit n => exact ⟨_, _, rfl⟩
  | add a b => exact ⟨_, _, rfl⟩
  | mul a b => exact ⟨_, _, rfl⟩

end PrintParse
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_parse_print
  intro e
  exact PrintParse.parse_print_append e []
-- !benchmark @end proof def=prove_parse_print

-- !benchmark @start proof def=prove_print_parse
  intro tokens e h
  have h : PrintParse.parse tokens = some e := h
  unfold PrintParse.parse at h
  split at h
  · rename_i found
    cases h
    exact (PrintParse.parseOne_sound _ _ _ _ found).symm
  · cases h
-- !benchmark @end proof def=prove_print_parse

-- !benchmark @start proof def=prove_print_injective
  intro a b same
  have same : PrintParse.printBefore a [] = PrintParse.printBefore b [] := same
  have first := PrintParse.parse_print_append a []
  have second := PrintParse.parse_print_append b []
  rw [same, second] at first
  cases first
  rfl
-- !benchmark @end proof def=prove_print_injective

-- !benchmark @start proof def=prove_parse_one_only
  intro a b
  show PrintParse.parse (PrintParse.printBefore a [] ++ PrintParse.printBefore b []) = none
  rw [← PrintParse.printBefore_append a, PrintParse.parse_print_append]
  obtain ⟨t, rest, e⟩ := PrintParse.print_not_nil b
  rw [e]
-- !benchmark @end proof def=prove_parse_one_only

-- !benchmark @start proof def=prove_depth
  exact ⟨fun _ => rfl, fun _ _ => rfl, fun _ _ => rfl⟩
-- !benchmark @end proof def=prove_depth
