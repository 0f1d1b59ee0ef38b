prelude
import Init.Prelude.Nat

/-!
Lists, options, sums, orders, bounded numbers, machine words, characters, strings.

Real Lean's `String` is a byte array in UTF-8; here a string is the list of its characters, with `String.ofList` and
`String.toList` as constructor and projection. What evaluated code sees is the same.
-/

set_option linter.all false
universe u v w

inductive List (α : Type u) : Type u where
  | nil : List α
  | cons (head : α) (tail : List α) : List α
inductive Option (α : Type u) : Type u where
  | none : Option α
  | some (val : α) : Option α
export Option (none some)
inductive Sum (α : Type u) (β : Type v) where
  | inl (val : α) : Sum α β
  | inr (val : β) : Sum α β
inductive Except (ε : Type u) (α : Type v) where
  | error : ε → Except ε α
  | ok : α → Except ε α
instance instInhabitedList {α : Type u} : Inhabited (List α) := ⟨.nil⟩
instance instInhabitedOption {α : Type u} : Inhabited (Option α) := ⟨.none⟩

/-! Order classes, bounded numbers, characters, text. -/
class LE (α : Type u) where le : α → α → Prop
class LT (α : Type u) where lt : α → α → Prop
protected inductive Nat.le (n : Nat) : Nat → Prop where
  | refl : Nat.le n n
  | step {m : Nat} (h : Nat.le n m) : Nat.le n (.succ m)
protected def Nat.lt (n m : Nat) : Prop := Nat.le (HAdd.hAdd n 1) m
instance instLENat : LE Nat := ⟨Nat.le⟩
instance instLTNat : LT Nat := ⟨Nat.lt⟩
theorem Nat.zero_le : (n : Nat) → LE.le 0 n
  | .zero => Nat.le.refl
  | .succ n => Nat.le.step (zero_le n)
theorem Nat.succ_le_succ {n m : Nat} : LE.le n m → LE.le (Nat.succ n) (Nat.succ m)
  | .refl => Nat.le.refl
  | .step h => Nat.le.step (succ_le_succ h)
theorem Nat.le_of_succ_le {n m : Nat} : LE.le (Nat.succ n) m → LE.le n m
  | .refl => Nat.le.step Nat.le.refl
  | .step h => Nat.le.step (le_of_succ_le h)
theorem Nat.le_of_succ_le_succ {n m : Nat} : LE.le (Nat.succ n) (Nat.succ m) → LE.le n m
  | .refl => Nat.le.refl
  | .step h => le_of_succ_le h
theorem Nat.le_of_ble_eq_true : {n m : Nat} → Eq (ble n m) true → LE.le n m
  | .zero, m, _ => zero_le m
  | .succ _, .succ _, h => succ_le_succ (le_of_ble_eq_true h)
  | .succ _, .zero, h => (P3.false_ne_true h).elim
theorem Nat.ble_eq_true_of_le : {n m : Nat} → LE.le n m → Eq (ble n m) true
  | .zero, _, _ => rfl
  | .succ n, .succ m, h => ble_eq_true_of_le (n := n) (m := m) (le_of_succ_le_succ h)
@[extern "lean_nat_dec_le"] instance Nat.decLe (n m : Nat) : Decidable (LE.le n m) :=
  ⟨Nat.ble n m, P3.reflects _ le_of_ble_eq_true ble_eq_true_of_le⟩
@[extern "lean_nat_dec_lt"] instance Nat.decLt (n m : Nat) : Decidable (LT.lt n m) := decLe (.succ n) m
structure Fin (n : Nat) where
  mk ::
  val : Nat
  isLt : LT.lt val n
structure BitVec (w : Nat) where
  ofFin ::
  toFin : Fin (Nat.pow 2 w)
structure UInt32 where
  ofBitVec ::
  toBitVec : BitVec 32
attribute [extern "lean_uint32_of_nat_mk"] UInt32.ofBitVec
attribute [extern "lean_uint32_to_nat"] UInt32.toBitVec
@[extern "lean_uint32_to_nat"] def UInt32.toNat (n : UInt32) : Nat := n.toBitVec.toFin.val
@[extern "lean_uint32_of_nat"] def UInt32.ofNatLT (n : Nat) (h : LT.lt n (Nat.pow 2 32)) : UInt32 := ⟨⟨⟨n, h⟩⟩⟩
/-- Code points: everything below the surrogates, and above them up to the end of Unicode. -/
abbrev Nat.isValidChar (n : Nat) : Prop := Or (LT.lt n 0xd800) (And (LT.lt 0xdfff n) (LT.lt n 0x110000))
abbrev UInt32.isValidChar (n : UInt32) : Prop := n.toNat.isValidChar
structure Char where
  val : UInt32
  valid : val.isValidChar
def P3.validCharTest (n : Nat) : Bool := or (Nat.ble (.succ n) 0xd800) (and (Nat.ble 0xe000 n) (Nat.ble (.succ n) 0x110000))
theorem P3.or_of_eq_true {b c : Bool} : Eq (or b c) true → Or (Eq b true) (Eq c true) :=
  match b with | true => .inl | false => .inr
theorem P3.and_of_eq_true {b c : Bool} : Eq (and b c) true → And (Eq b true) (Eq c true) :=
  match b with | true => fun h => ⟨rfl, h⟩ | false => fun h => (P3.false_ne_true h).elim
theorem P3.lt_of_ble {m n : Nat} : Eq (Nat.ble (.succ m) n) true → LT.lt m n := Nat.le_of_ble_eq_true
theorem P3.valid_char_of_test {n : Nat} (h : Eq (P3.validCharTest n) true) : n.isValidChar :=
  match P3.or_of_eq_true h with
  | .inl a => .inl (P3.lt_of_ble a)
  | .inr a => .inr ⟨P3.lt_of_ble (m := 0xdfff) (P3.and_of_eq_true a).1, P3.lt_of_ble (P3.and_of_eq_true a).2⟩
theorem P3.le_trans {a b : Nat} : {c : Nat} → LE.le a b → LE.le b c → LE.le a c
  | _, h, .refl => h
  | _, h, .step k => Nat.le.step (P3.le_trans h k)
theorem P3.valid_char_lt {n : Nat} : n.isValidChar → LT.lt n (Nat.pow 2 32)
  | .inl h => P3.le_trans h (P3.lt_of_ble (m := 0xd7ff) rfl)
  | .inr h => P3.le_trans h.2 (P3.lt_of_ble (m := 0x10ffff) rfl)
@[extern "lean_uint32_of_nat"] def Char.ofNatAux (n : Nat) (h : n.isValidChar) : Char := ⟨⟨⟨⟨n, P3.valid_char_lt h⟩⟩⟩, h⟩
theorem P3.zero_is_valid_char : Eq (P3.validCharTest 0) true := rfl
@[noinline, match_pattern] def Char.ofNat (n : Nat) : Char :=
  match h : (P3.validCharTest n) with
  | true => ofNatAux n (P3.valid_char_of_test h)
  | false => ofNatAux 0 (P3.valid_char_of_test P3.zero_is_valid_char)
@[inline] def Char.toNat (c : Char) : Nat := c.val.toNat
theorem P3.fin_eq_of_val_eq {n : Nat} : {i j : Fin n} → Eq i.val j.val → Eq i j
  | ⟨_, _⟩, ⟨_, _⟩, h => same h
where same {n a b : Nat} {h : LT.lt a n} {k : LT.lt b n} (e : Eq a b) : Eq (Fin.mk a h) (Fin.mk b k) :=
  e.rec (motive := fun b _ => (k : LT.lt b n) → Eq (Fin.mk a h) (Fin.mk b k)) (fun _ => rfl) k
theorem Char.eq_of_toNat_eq : {c d : Char} → Eq c.toNat d.toNat → Eq c d
  | ⟨⟨⟨i⟩⟩, v⟩, ⟨⟨⟨j⟩⟩, w⟩, h =>
    have e : Eq i j := P3.fin_eq_of_val_eq h
    e.rec (motive := fun j _ => (w : (UInt32.ofBitVec (.ofFin j)).isValidChar) → Eq (Char.mk ⟨⟨i⟩⟩ v) (Char.mk ⟨⟨j⟩⟩ w)) (fun _ => rfl) w
instance instDecidableEqChar : DecidableEq Char := fun c d =>
  ⟨Nat.beq c.toNat d.toNat, P3.reflects _ (fun h => Char.eq_of_toNat_eq (Nat.eq_of_beq_eq_true h)) (fun h => h.rec (Nat.beq_self c.toNat))⟩
instance Char.instInhabited : Inhabited Char := ⟨.ofNat 65⟩
/-- Text is a list of characters; the runtime's packed strings stand for it. -/
structure String where
  ofList ::
  toList : List Char
attribute [extern "lean_string_mk"] String.ofList
attribute [extern "lean_string_data"] String.toList
instance instInhabitedString : Inhabited String := ⟨"" ⟩
