import Std.Data.HashMap
import Std.Data.HashSet
set_option linter.all false
universe a b c r s u u_1 u_2 u_3 u₀ u₁ u₂ v v₀ w x y z
/-!
Every public declaration of P3's embedded library with its statement; written by `tools/portability.py`.
A Lean 4.35 with its own `Init` and `Std` elaborates this file exactly if it has them all under the same names.
-/

/-! `Init.Prelude.Basic` -/
example : Prop → Prop → Prop := @And
example : ∀ {a b : Prop}, a → b → a ∧ b := @And.intro
example : ∀ {a b : Prop}, a ∧ b → a := @And.left
example : ∀ {a b : Prop}, a ∧ b → b := @And.right
example : Type := @Bool
example : Bool → Bool → Bool := @Bool.and
example : Bool := @Bool.false
example : Bool → Bool := @Bool.not
example : Bool → Bool → Bool := @Bool.or
example : Bool := @Bool.true
noncomputable example : {α : Sort u_3} → Nonempty α → α := @Classical.choice
example : Prop → Type := @Decidable
example : (p : Prop) → [self : Decidable p] → Bool := @Decidable.decide
example : {p : Prop} → (decide : Bool) → Bool.rec (¬p) p decide → Decidable p := @Decidable.intro
example : {p : Prop} → ¬p → Decidable p := @Decidable.isFalse
example : {p : Prop} → p → Decidable p := @Decidable.isTrue
example : ∀ {p : Prop} [self : Decidable p], Bool.rec (¬p) p (decide p) := @Decidable.reflects_decide
example : Sort u_4 → Sort (max 1 u_4) := @DecidableEq
example : {α : Sort u_3} → (α → Prop) → Sort (max 1 u_3) := @DecidablePred
example : {α : Sort u_4} → {β : Sort u_5} → (α → β → Prop) → Sort (max (max 1 u_4) u_5) := @DecidableRel
example : Type := @Empty
example : {α : Sort u_3} → α → α → Prop := @Eq
example : ∀ {a b : Prop}, (a → b) → (b → a) → a = b := @Eq.propIntro
example : ∀ {α : Sort u_3} (a : α), a = a := @Eq.refl
example : ∀ {α : Sort u_3} {motive : α → Prop} {a b : α}, a = b → motive a → motive b := @Eq.subst
example : ∀ {α : Sort u_4} {a b : α}, a = b → b = a := @Eq.symm
example : ∀ {α : Sort u_3} {a b c : α}, a = b → b = c → a = c := @Eq.trans
example : {α : Sort u_4} → (α → Prop) → Prop := @Exists
example : ∀ {α : Sort u_3} {p : α → Prop} (w : α), p w → Exists p := @Exists.intro
example : Prop := @False
example : {α : Sort u_3} → {β : Sort u_4} → {δ : Sort u_5} → (β → δ) → (α → β) → α → δ := @Function.comp
example : {α : Sort u_3} → (β : Sort u_4) → α → β → α := @Function.const
example : {α : Sort u_3} → α → {β : Sort u_3} → β → Prop := @HEq
example : ∀ {α : Sort u_4} (a : α), a ≍ a := @HEq.refl
example : ∀ {α : Sort u_3} {a : α}, a ≍ a := @HEq.rfl
example : Prop → Prop → Prop := @Iff
example : ∀ {a b : Prop}, (a → b) → (b → a) → (a ↔ b) := @Iff.intro
example : ∀ {a b : Prop}, (a ↔ b) → a → b := @Iff.mp
example : ∀ {a b : Prop}, (a ↔ b) → b → a := @Iff.mpr
example : Sort u_3 → Sort (max 1 u_3) := @Inhabited
example : {α : Sort u_3} → [self : Inhabited α] → α := @Inhabited.default
example : {α : Sort u_4} → α → Inhabited α := @Inhabited.mk
example : ∀ {p q r : Prop}, (p → q → r) → p ∧ q → r := @Lean.injEq_helper
example : Type u_4 → Type u_4 → Type u_4 := @MProd
example : {α β : Type u_3} → MProd α β → α := @MProd.fst
example : {α β : Type u_3} → α → β → MProd α β := @MProd.mk
example : {α β : Type u_3} → MProd α β → β := @MProd.snd
example : Sort u_3 → Prop := @Nonempty
example : ∀ {α : Sort u_3} (val : α), Nonempty α := @Nonempty.intro
example : Prop → Prop := @Not
example : Prop → Prop → Prop := @Or
example : ∀ {a b : Prop}, a → a ∨ b := @Or.inl
example : ∀ {a b : Prop}, b → a ∨ b := @Or.inr
example : Sort u_3 := @PEmpty
example : Sort u_3 → Sort u_4 → Sort (max (max 1 u_3) u_4) := @PProd
example : {α : Sort u_3} → {β : Sort u_4} → PProd α β → α := @PProd.fst
example : {α : Sort u_3} → {β : Sort u_4} → α → β → PProd α β := @PProd.mk
example : {α : Sort u_4} → {β : Sort u_5} → PProd α β → β := @PProd.snd
example : {α : Sort u_3} → (α → Sort u_4) → Sort (max (max 1 u_3) u_4) := @PSigma
example : {α : Sort u_4} → {β : α → Sort u_5} → PSigma β → α := @PSigma.fst
example : {α : Sort u_3} → {β : α → Sort u_4} → (fst : α) → β fst → PSigma β := @PSigma.mk
example : {α : Sort u_3} → {β : α → Sort u_4} → (self : PSigma β) → β (PSigma.fst self) := @PSigma.snd
#check @PULift
example : {α : Sort u_4} → PULift α → α := @PULift.down
example : {α : Sort u_4} → α → PULift α := @PULift.up
example : Sort u_4 := @PUnit
example : PUnit := @PUnit.unit
example : Type u_4 → Type u_5 → Type (max u_4 u_5) := @Prod
example : {α : Type u_3} → {β : Type u_4} → α × β → α := @Prod.fst
example : {α : Type u_3} → {β : Type u_4} → α → β → α × β := @Prod.mk
example : {α : Type u_3} → {β : Type u_4} → α × β → β := @Prod.snd
example : ∀ {α : Sort u_3} {r : α → α → Prop} {a b : α}, r a b → Quot.mk r a = Quot.mk r b := @Quot.sound
example : {α : Type u_3} → (α → Type u_4) → Type (max u_3 u_4) := @Sigma
example : {α : Type u_4} → {β : α → Type u_5} → Sigma β → α := @Sigma.fst
example : {α : Type u_3} → {β : α → Type u_4} → (fst : α) → β fst → Sigma β := @Sigma.mk
example : {α : Type u_4} → {β : α → Type u_5} → (self : Sigma β) → β (Sigma.fst self) := @Sigma.snd
example : {α : Sort u_3} → (α → Prop) → Sort (max 1 u_3) := @Subtype
example : {α : Sort u_3} → {p : α → Prop} → (val : α) → p val → Subtype p := @Subtype.mk
example : ∀ {α : Sort u_3} {p : α → Prop} (self : Subtype p), p ↑self := @Subtype.property
example : {α : Sort u_3} → {p : α → Prop} → Subtype p → α := @Subtype.val
example : Prop := @True
example : True := @True.intro
example : Type u_4 → Type (max u_4 u_3) := @ULift
example : {α : Type u_5} → ULift α → α := @ULift.down
example : {α : Type u_4} → α → ULift α := @ULift.up
example : Type := @Unit
example : Unit := @Unit.unit
example : {a : Prop} → {b : Sort u_3} → a → ¬a → b := @absurd
example : {α β : Sort u_3} → α = β → α → β := @cast
example : {α : Sort u_4} → Bool → α → α → α := @cond
example : ∀ {α : Sort u_3} {β : Sort u_4} {f₁ f₂ : α → β} {a₁ a₂ : α}, f₁ = f₂ → a₁ = a₂ → f₁ a₁ = f₂ a₂ := @congr
example : ∀ {α : Sort u_4} {β : Sort u_5} {a₁ a₂ : α} (f : α → β), a₁ = a₂ → f a₁ = f a₂ := @congrArg
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {f g : (x : α) → β x}, f = g → ∀ (a : α), f a = g a := @congrFun
example : {α : Sort u_3} → [i : DecidableEq α] → (a b : α) → Decidable (a = b) := @decEq
example : {α : Sort u_3} → (c : Prop) → [h : Decidable c] → (c → α) → (¬c → α) → α := @dite
example : {α : Sort u_3} → α → α := @eagerReduce
example : ∀ {α : Sort u_3} {a a' : α}, a ≍ a' → a = a' := @eq_of_heq
example : ∀ {α : Sort u_4} {a a' : α}, a = a' → a ≍ a' := @heq_of_eq
example : {α : Sort u_3} → α → α := @id
example : ∀ {α : Sort u_4} (a : α), id a = a := @id_eq
#check @inferInstance
example : Inhabited Bool := inferInstance
example : {α : Sort u_3} → {β : α → Sort u_4} → [i : (a : α) → Inhabited (β a)] → Inhabited ((a : α) → β a) := inferInstance
example : Inhabited PUnit := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [i : Inhabited α] → [j : Inhabited β] → Inhabited (α × β) := inferInstance
example : Inhabited Prop := inferInstance
example : ∀ {α : Sort u_3} [i : Inhabited α], Nonempty α := inferInstance
example : {α : Sort u_4} → (c : Prop) → [h : Decidable c] → α → α → α := @ite
example : {α : Sort u_3} → (x a : α) → x = a → α := @namedPattern
example : (α : Sort u_3) → α → Sort u_3 := @optParam
example : Sort u_3 → Sort u_3 := @outParam
example : ∀ {a b : Prop}, (a ↔ b) → a = b := @propext
example : ∀ {α : Sort u_3} {a : α}, a = a := @rfl
example : Sort u_4 → Sort u_4 := @semiOutParam
example : (α : Sort u_3) → Bool → α := @sorryAx

/-! `Init.Prelude.Nat` -/
example : Type u_4 → Type u_4 := @Add
example : {α : Type u_3} → [self : Add α] → α → α → α := @Add.add
example : {α : Type u_3} → (α → α → α) → Add α := @Add.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HAdd
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HAdd α β γ] → α → β → γ := @HAdd.hAdd
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HAdd α β γ := @HAdd.mk
example : Type := @Nat
example : Nat → Nat → Nat := @Nat.add
example : Nat → Nat → Bool := @Nat.beq
example : ∀ (n : Nat), Nat.beq n n = true := @Nat.beq_self
example : Nat → Nat → Bool := @Nat.ble
example : Nat → Nat → Bool := @Nat.blt
example : (n m : Nat) → Decidable (n = m) := @Nat.decEq
example : Nat → Nat → Nat := @Nat.div
example : ∀ {m n : Nat}, Nat.beq m n = true → m = n := @Nat.eq_of_beq_eq_true
example : Nat → Nat → Nat := @Nat.gcd
example : Nat → Nat → Nat := @Nat.land
example : Nat → Nat := @Nat.log2
example : Nat → Nat → Nat := @Nat.lor
example : Nat → Nat → Nat := @Nat.mod
example : Nat → Nat → Nat := @Nat.mul
example : Nat → Nat → Nat := @Nat.pow
example : Nat → Nat := @Nat.pred
example : Nat → Nat → Nat := @Nat.shiftLeft
example : Nat → Nat → Nat := @Nat.shiftRight
example : Nat → Nat → Nat := @Nat.sub
example : Nat → Nat := @Nat.succ
example : Nat → Nat → Nat := @Nat.xor
example : Nat := @Nat.zero
example : Type u_3 → Nat → Type u_3 := @OfNat
example : {α : Type u_4} → {x : Nat} → α → OfNat α x := @OfNat.mk
example : {α : Type u_3} → (x : Nat) → [self : OfNat α x] → α := @OfNat.ofNat
example : Add Nat := inferInstance
example : DecidableEq Nat := inferInstance
example : {α : Type u_3} → [Add α] → HAdd α α α := inferInstance
example : Inhabited Nat := inferInstance
example : (n : Nat) → OfNat Nat n := inferInstance
example : ∀ {α : Sort u_3} (f : α → Nat) {a b : α}, a = b → Bool.rec False True (Nat.beq (f a) (f b)) := @noConfusion_of_Nat

/-! `Init.Prelude.Data` -/
example : Nat → Type := @BitVec
example : {w : Nat} → Fin (Nat.pow (2 : Nat) w) → BitVec w := @BitVec.ofFin
example : {w : Nat} → BitVec w → Fin (Nat.pow (2 : Nat) w) := @BitVec.toFin
example : Type := @Char
example : ∀ {c d : Char}, Char.toNat c = Char.toNat d → c = d := @Char.eq_of_toNat_eq
example : Inhabited Char := inferInstance
example : (val : UInt32) → UInt32.isValidChar val → Char := @Char.mk
example : Nat → Char := @Char.ofNat
example : (n : Nat) → Nat.isValidChar n → Char := @Char.ofNatAux
example : Char → Nat := @Char.toNat
example : Char → UInt32 := @Char.val
example : ∀ (self : Char), UInt32.isValidChar (Char.val self) := @Char.valid
example : Type u_3 → Type u_4 → Type (max u_3 u_4) := @Except
example : {ε : Type u_3} → {α : Type u_4} → ε → Except ε α := @Except.error
example : {ε : Type u_3} → {α : Type u_4} → α → Except ε α := @Except.ok
example : Nat → Type := @Fin
example : ∀ {n : Nat} (self : Fin n), Fin.val self < n := @Fin.isLt
example : {n : Nat} → (val : Nat) → val < n → Fin n := @Fin.mk
example : {n : Nat} → Fin n → Nat := @Fin.val
example : Type u_3 → Type u_3 := @LE
example : {α : Type u_3} → [self : LE α] → α → α → Prop := @LE.le
example : {α : Type u_3} → (α → α → Prop) → LE α := @LE.mk
example : Type u_3 → Type u_3 := @LT
example : {α : Type u_3} → [self : LT α] → α → α → Prop := @LT.lt
example : {α : Type u_4} → (α → α → Prop) → LT α := @LT.mk
example : Type u_3 → Type u_3 := @List
example : {α : Type u_4} → α → List α → List α := @List.cons
example : {α : Type u_3} → List α := @List.nil
example : ∀ {n m : Nat}, n ≤ m → Nat.ble n m = true := @Nat.ble_eq_true_of_le
example : (n m : Nat) → Decidable (n ≤ m) := @Nat.decLe
example : (n m : Nat) → Decidable (n < m) := @Nat.decLt
example : Nat → Prop := @Nat.isValidChar
example : Nat → Nat → Prop := @Nat.le
example : ∀ {n : Nat}, Nat.le n n := @Nat.le.refl
example : ∀ {n m : Nat}, Nat.le n m → Nat.le n (Nat.succ m) := @Nat.le.step
example : ∀ {n m : Nat}, Nat.ble n m = true → n ≤ m := @Nat.le_of_ble_eq_true
example : ∀ {n m : Nat}, Nat.succ n ≤ m → n ≤ m := @Nat.le_of_succ_le
example : ∀ {n m : Nat}, Nat.succ n ≤ Nat.succ m → n ≤ m := @Nat.le_of_succ_le_succ
example : Nat → Nat → Prop := @Nat.lt
example : ∀ {n m : Nat}, n ≤ m → Nat.succ n ≤ Nat.succ m := @Nat.succ_le_succ
example : ∀ (n : Nat), (0 : Nat) ≤ n := @Nat.zero_le
example : Type u_3 → Type u_3 := @Option
example : {α : Type u_4} → Option α := @Option.none
example : {α : Type u_3} → α → Option α := @Option.some
example : Type := @String
example : List Char → String := @String.ofList
example : String → List Char := @String.toList
example : Type u_3 → Type u_4 → Type (max u_3 u_4) := @Sum
example : {α : Type u_4} → {β : Type u_5} → α → α ⊕ β := @Sum.inl
example : {α : Type u_3} → {β : Type u_4} → β → α ⊕ β := @Sum.inr
example : Type := @UInt32
example : UInt32 → Prop := @UInt32.isValidChar
example : BitVec (32 : Nat) → UInt32 := @UInt32.ofBitVec
example : (n : Nat) → n < Nat.pow (2 : Nat) (32 : Nat) → UInt32 := @UInt32.ofNatLT
example : UInt32 → BitVec (32 : Nat) := @UInt32.toBitVec
example : UInt32 → Nat := @UInt32.toNat
example : DecidableEq Char := inferInstance
example : {α : Type u_3} → Inhabited (List α) := inferInstance
example : {α : Type u_4} → Inhabited (Option α) := inferInstance
example : Inhabited String := inferInstance
example : LE Nat := inferInstance
example : LT Nat := inferInstance

/-! `Init.Core.Coe` -/
example : semiOutParam (Sort u_3) → Sort u_4 → Sort (max (max 1 u_3) u_4) := @Coe
example : {α : semiOutParam (Sort u_3)} → {β : Sort u_4} → [self : Coe α β] → α → β := @Coe.coe
example : {α : semiOutParam (Sort u_4)} → {β : Sort u_5} → (α → β) → Coe α β := @Coe.mk
example : (α : Sort u_3) → α → Sort u_4 → Sort (max 1 u_4) := @CoeDep
example : {α : Sort u_4} → (x : α) → {β : Sort u_5} → [self : CoeDep α x β] → β := @CoeDep.coe
example : {α : Sort u_3} → {x : α} → {β : Sort u_4} → β → CoeDep α x β := @CoeDep.mk
example : (α : Sort u_3) → outParam (α → Sort u_4) → Sort (max (max 1 u_3) u_4) := @CoeFun
example : {α : Sort u_3} → {γ : outParam (α → Sort u_4)} → [self : CoeFun α γ] → (f : α) → γ f := @CoeFun.coe
example : {α : Sort u_3} → {γ : outParam (α → Sort u_4)} → ((f : α) → γ f) → CoeFun α γ := @CoeFun.mk
example : Sort u_3 → Sort u_4 → Sort (max (max 1 u_3) u_4) := @CoeHTC
example : {α : Sort u_4} → {β : Sort u_5} → [self : CoeHTC α β] → α → β := @CoeHTC.coe
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → CoeHTC α β := @CoeHTC.mk
example : Sort u_4 → Sort u_5 → Sort (max (max 1 u_4) u_5) := @CoeHTCT
example : {α : Sort u_3} → {β : Sort u_4} → [self : CoeHTCT α β] → α → β := @CoeHTCT.coe
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → CoeHTCT α β := @CoeHTCT.mk
example : Sort u_3 → semiOutParam (Sort u_4) → Sort (max (max 1 u_3) u_4) := @CoeHead
example : {α : Sort u_3} → {β : semiOutParam (Sort u_4)} → [self : CoeHead α β] → α → β := @CoeHead.coe
example : {α : Sort u_3} → {β : semiOutParam (Sort u_4)} → (α → β) → CoeHead α β := @CoeHead.mk
example : Sort u_4 → Sort u_5 → Sort (max (max 1 u_4) u_5) := @CoeOTC
example : {α : Sort u_3} → {β : Sort u_4} → [self : CoeOTC α β] → α → β := @CoeOTC.coe
example : {α : Sort u_4} → {β : Sort u_5} → (α → β) → CoeOTC α β := @CoeOTC.mk
example : Sort u_3 → semiOutParam (Sort u_4) → Sort (max (max 1 u_3) u_4) := @CoeOut
example : {α : Sort u_3} → {β : semiOutParam (Sort u_4)} → [self : CoeOut α β] → α → β := @CoeOut.coe
example : {α : Sort u_3} → {β : semiOutParam (Sort u_4)} → (α → β) → CoeOut α β := @CoeOut.mk
example : Sort u_3 → outParam (Sort u_4) → Sort (max (max 1 u_3) u_4) := @CoeSort
example : {α : Sort u_3} → {β : outParam (Sort u_4)} → [self : CoeSort α β] → α → β := @CoeSort.coe
example : {α : Sort u_4} → {β : outParam (Sort u_5)} → (α → β) → CoeSort α β := @CoeSort.mk
example : (α : Sort u_3) → α → Sort u_4 → Sort (max 1 u_4) := @CoeT
example : {α : Sort u_4} → (x : α) → {β : Sort u_5} → [self : CoeT α x β] → β := @CoeT.coe
example : {α : Sort u_3} → {x : α} → {β : Sort u_4} → β → CoeT α x β := @CoeT.mk
example : Sort u_3 → Sort u_4 → Sort (max (max 1 u_3) u_4) := @CoeTC
example : {α : Sort u_3} → {β : Sort u_4} → [self : CoeTC α β] → α → β := @CoeTC.coe
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → CoeTC α β := @CoeTC.mk
example : semiOutParam (Sort u_3) → Sort u_4 → Sort (max (max 1 u_3) u_4) := @CoeTail
example : {α : semiOutParam (Sort u_4)} → {β : Sort u_5} → [self : CoeTail α β] → α → β := @CoeTail.coe
example : {α : semiOutParam (Sort u_3)} → {β : Sort u_4} → (α → β) → CoeTail α β := @CoeTail.mk
example : {R : Type u_4} → [NatCast R] → Nat → R := @Nat.cast
example : Type u_3 → Type u_3 := @NatCast
example : {R : Type u_3} → (Nat → R) → NatCast R := @NatCast.mk
example : {R : Type u_3} → [self : NatCast R] → Nat → R := @NatCast.natCast
example : Coe Bool Prop := @boolToProp
example : CoeSort Bool Prop := @boolToSort
example : (p : Prop) → [Decidable p] → CoeDep Prop p Bool := @decPropToBool
example : {α : Sort u_3} → {β : Sort u_4} → [CoeHead α β] → CoeHTC α β := inferInstance
example : {α : Sort u_4} → {β : Sort u_5} → {γ : Sort u_6} → [CoeHead α β] → [CoeOTC β γ] → CoeHTC α γ := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → [CoeOTC α β] → CoeHTC α β := inferInstance
example : {R : Type u_3} → [NatCast R] → CoeHTCT Nat R := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → [CoeHTC α β] → CoeHTCT α β := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → [CoeTail α β] → CoeHTCT α β := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → {γ : Sort u_5} → [CoeTail β γ] → [CoeHTC α β] → CoeHTCT α γ := inferInstance
example : {α : Sort u_4} → {β : Sort u_5} → {γ : Sort u_6} → [CoeOut α β] → [CoeOTC β γ] → CoeOTC α γ := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → [CoeOut α β] → CoeOTC α β := inferInstance
example : {α : Sort u_4} → {β : Sort u_5} → [CoeTC α β] → CoeOTC α β := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → {γ : Sort u_5} → [Coe β γ] → [CoeTC α β] → CoeTC α γ := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → [Coe α β] → CoeTC α β := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → {a : α} → [CoeDep α a β] → CoeT α a β := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → {a : α} → [CoeHTCT α β] → CoeT α a β := inferInstance
example : {R : Type u_3} → [NatCast R] → CoeTail Nat R := inferInstance
example : NatCast Nat := inferInstance
example : {α : Type u_3} → Coe α (Option α) := @optionCoe
example : {α : Sort u_4} → {p : α → Prop} → CoeOut (Subtype p) α := @subtypeCoe

/-! `Init.Core.Operators` -/
example : Type u_3 → Type u_3 := @AndOp
example : {α : Type u_3} → [self : AndOp α] → α → α → α := @AndOp.and
example : {α : Type u_3} → (α → α → α) → AndOp α := @AndOp.mk
example : Type u_3 → Type u_3 := @AndThen
example : {α : Type u_3} → [self : AndThen α] → α → (Unit → α) → α := @AndThen.andThen
example : {α : Type u_4} → (α → (Unit → α) → α) → AndThen α := @AndThen.mk
example : Type u_3 → Type u_3 := @Append
example : {α : Type u_4} → [self : Append α] → α → α → α := @Append.append
example : {α : Type u_3} → (α → α → α) → Append α := @Append.mk
example : Type u_3 → Type u_3 := @BEq
example : {α : Type u_3} → [self : BEq α] → α → α → Bool := @BEq.beq
example : {α : Type u_3} → (α → α → Bool) → BEq α := @BEq.mk
example : (α : Type u_3) → [LE α] → Type u_3 := @DecidableLE
example : (α : Type u_4) → [LT α] → Type u_4 := @DecidableLT
example : Type u_3 → Type u_3 := @Div
example : {α : Type u_4} → [self : Div α] → α → α → α := @Div.div
example : {α : Type u_3} → (α → α → α) → Div α := @Div.mk
example : Type u_3 → Type u_3 := @Dvd
example : {α : Type u_3} → [self : Dvd α] → α → α → Prop := @Dvd.dvd
example : {α : Type u_3} → (α → α → Prop) → Dvd α := @Dvd.mk
example : Type u_3 → Type u_3 := @EmptyCollection
example : {α : Type u_4} → [self : EmptyCollection α] → α := @EmptyCollection.emptyCollection
example : {α : Type u_3} → α → EmptyCollection α := @EmptyCollection.mk
example : {α : Type u_4} → [LE α] → α → α → Prop := @GE.ge
example : {α : Type u_3} → [LT α] → α → α → Prop := @GT.gt
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HAnd
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HAnd α β γ] → α → β → γ := @HAnd.hAnd
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HAnd α β γ := @HAnd.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HAndThen
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → [self : HAndThen α β γ] → α → (Unit → β) → γ := @HAndThen.hAndThen
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → (Unit → β) → γ) → HAndThen α β γ := @HAndThen.mk
example : Type u_4 → Type u_5 → outParam (Type u_6) → Type (max (max u_4 u_5) u_6) := @HAppend
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HAppend α β γ] → α → β → γ := @HAppend.hAppend
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HAppend α β γ := @HAppend.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HDiv
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HDiv α β γ] → α → β → γ := @HDiv.hDiv
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HDiv α β γ := @HDiv.mk
example : Type u_4 → Type u_5 → outParam (Type u_6) → Type (max (max u_4 u_5) u_6) := @HMod
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HMod α β γ] → α → β → γ := @HMod.hMod
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → (α → β → γ) → HMod α β γ := @HMod.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HMul
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HMul α β γ] → α → β → γ := @HMul.hMul
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HMul α β γ := @HMul.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HOr
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HOr α β γ] → α → β → γ := @HOr.hOr
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → (α → β → γ) → HOr α β γ := @HOr.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HOrElse
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → [self : HOrElse α β γ] → α → (Unit → β) → γ := @HOrElse.hOrElse
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → (Unit → β) → γ) → HOrElse α β γ := @HOrElse.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HPow
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HPow α β γ] → α → β → γ := @HPow.hPow
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HPow α β γ := @HPow.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HShiftLeft
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → [self : HShiftLeft α β γ] → α → β → γ := @HShiftLeft.hShiftLeft
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HShiftLeft α β γ := @HShiftLeft.mk
example : Type u_4 → Type u_5 → outParam (Type u_6) → Type (max (max u_4 u_5) u_6) := @HShiftRight
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HShiftRight α β γ] → α → β → γ := @HShiftRight.hShiftRight
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HShiftRight α β γ := @HShiftRight.mk
example : Type u_3 → Type u_4 → outParam (Type u_5) → Type (max (max u_3 u_4) u_5) := @HSub
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HSub α β γ] → α → β → γ := @HSub.hSub
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → (α → β → γ) → HSub α β γ := @HSub.mk
example : Type u_4 → Type u_5 → outParam (Type u_6) → Type (max (max u_4 u_5) u_6) := @HXor
example : {α : Type u_3} → {β : Type u_4} → {γ : outParam (Type u_5)} → [self : HXor α β γ] → α → β → γ := @HXor.hXor
example : {α : Type u_4} → {β : Type u_5} → {γ : outParam (Type u_6)} → (α → β → γ) → HXor α β γ := @HXor.mk
example : Type u_3 → Type u_3 := @HasSubset
example : {α : Type u_3} → [self : HasSubset α] → α → α → Prop := @HasSubset.Subset
example : {α : Type u_3} → (α → α → Prop) → HasSubset α := @HasSubset.mk
example : outParam (Type u_3) → Type u_4 → Type (max u_3 u_4) := @Insert
example : {α : outParam (Type u_3)} → {γ : Type u_4} → [self : Insert α γ] → α → γ → γ := @Insert.insert
example : {α : outParam (Type u_4)} → {γ : Type u_5} → (α → γ → γ) → Insert α γ := @Insert.mk
example : Type u_3 → Type u_3 := @Inter
example : {α : Type u_4} → [self : Inter α] → α → α → α := @Inter.inter
example : {α : Type u_3} → (α → α → α) → Inter α := @Inter.mk
example : Type u_3 → Type u_3 := @Max
example : {α : Type u_3} → [self : Max α] → α → α → α := @Max.max
example : {α : Type u_3} → (α → α → α) → Max α := @Max.mk
example : outParam (Type u_3) → Type u_4 → Type (max u_3 u_4) := @Membership
example : {α : outParam (Type u_4)} → {γ : Type u_5} → [self : Membership α γ] → γ → α → Prop := @Membership.mem
example : {α : outParam (Type u_3)} → {γ : Type u_4} → (γ → α → Prop) → Membership α γ := @Membership.mk
example : Type u_4 → Type u_4 := @Min
example : {α : Type u_3} → [self : Min α] → α → α → α := @Min.min
example : {α : Type u_3} → (α → α → α) → Min α := @Min.mk
example : Type u_3 → Type u_3 := @Mod
example : {α : Type u_3} → (α → α → α) → Mod α := @Mod.mk
example : {α : Type u_3} → [self : Mod α] → α → α → α := @Mod.mod
example : Type u_4 → Type u_4 := @Mul
example : {α : Type u_3} → (α → α → α) → Mul α := @Mul.mk
example : {α : Type u_4} → [self : Mul α] → α → α → α := @Mul.mul
example : Div Nat := inferInstance
example : Dvd Nat := inferInstance
example : Mod Nat := inferInstance
example : Nat → Nat → Nat := @Nat.max
example : Nat → Nat → Nat := @Nat.min
example : Type u_4 → Type u_4 := @NatPow
example : {α : Type u_3} → (α → Nat → α) → NatPow α := @NatPow.mk
example : {α : Type u_4} → [self : NatPow α] → α → Nat → α := @NatPow.pow
example : {α : Sort u_3} → α → α → Prop := @Ne
example : Type u_3 → Type u_3 := @Neg
example : {α : Type u_3} → (α → α) → Neg α := @Neg.mk
example : {α : Type u_3} → [self : Neg α] → α → α := @Neg.neg
example : Type u_3 → Type u_3 := @One
example : {α : Type u_4} → α → One α := @One.mk
example : {α : Type u_3} → [self : One α] → α := @One.one
example : Type u_4 → Type u_4 := @OrElse
example : {α : Type u_3} → (α → (Unit → α) → α) → OrElse α := @OrElse.mk
example : {α : Type u_3} → [self : OrElse α] → α → (Unit → α) → α := @OrElse.orElse
example : Type u_3 → Type u_3 := @OrOp
example : {α : Type u_3} → (α → α → α) → OrOp α := @OrOp.mk
example : {α : Type u_3} → [self : OrOp α] → α → α → α := @OrOp.or
example : Type u_4 → Type u_5 → Type (max u_4 u_5) := @Pow
example : {α : Type u_3} → {β : Type u_4} → (α → β → α) → Pow α β := @Pow.mk
example : {α : Type u_4} → {β : Type u_5} → [self : Pow α β] → α → β → α := @Pow.pow
example : Type u_3 → Type u_3 := @SDiff
example : {α : Type u_3} → (α → α → α) → SDiff α := @SDiff.mk
example : {α : Type u_3} → [self : SDiff α] → α → α → α := @SDiff.sdiff
example : Type u_3 → Type u_3 := @ShiftLeft
example : {α : Type u_3} → (α → α → α) → ShiftLeft α := @ShiftLeft.mk
example : {α : Type u_4} → [self : ShiftLeft α] → α → α → α := @ShiftLeft.shiftLeft
example : Type u_3 → Type u_3 := @ShiftRight
example : {α : Type u_4} → (α → α → α) → ShiftRight α := @ShiftRight.mk
example : {α : Type u_3} → [self : ShiftRight α] → α → α → α := @ShiftRight.shiftRight
example : outParam (Type u_3) → Type u_4 → Type (max u_3 u_4) := @Singleton
example : {α : outParam (Type u_3)} → {β : Type u_4} → (α → β) → Singleton α β := @Singleton.mk
example : {α : outParam (Type u_3)} → {β : Type u_4} → [self : Singleton α β] → α → β := @Singleton.singleton
example : Type u_3 → Type u_3 := @Sub
example : {α : Type u_4} → (α → α → α) → Sub α := @Sub.mk
example : {α : Type u_3} → [self : Sub α] → α → α → α := @Sub.sub
example : Type u_4 → Type u_4 := @Union
example : {α : Type u_3} → (α → α → α) → Union α := @Union.mk
example : {α : Type u_3} → [self : Union α] → α → α → α := @Union.union
example : Type u_3 → Type u_3 := @XorOp
example : {α : Type u_3} → (α → α → α) → XorOp α := @XorOp.mk
example : {α : Type u_3} → [self : XorOp α] → α → α → α := @XorOp.xor
example : Type u_4 → Type u_4 := @Zero
example : {α : Type u_3} → α → Zero α := @Zero.mk
example : {α : Type u_4} → [Zero α] → OfNat α (nat_lit 0) := @Zero.toOfNat0
example : {α : Type u_3} → [self : Zero α] → α := @Zero.zero
example : {α : Type u_3} → [BEq α] → α → α → Bool := @bne
example : AndOp Nat := inferInstance
example : {α : Type u_3} → [DecidableEq α] → BEq α := inferInstance
example : {α : Type u_3} → [AndOp α] → HAnd α α α := inferInstance
example : {α : Type u_4} → [AndThen α] → HAndThen α α α := inferInstance
example : {α : Type u_3} → [Append α] → HAppend α α α := inferInstance
example : {α : Type u_4} → [Div α] → HDiv α α α := inferInstance
example : {α : Type u_3} → [Mod α] → HMod α α α := inferInstance
example : {α : Type u_3} → [Mul α] → HMul α α α := inferInstance
example : {α : Type u_3} → [OrElse α] → HOrElse α α α := inferInstance
example : {α : Type u_3} → [OrOp α] → HOr α α α := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [Pow α β] → HPow α β α := inferInstance
example : {α : Type u_4} → [ShiftLeft α] → HShiftLeft α α α := inferInstance
example : {α : Type u_3} → [ShiftRight α] → HShiftRight α α α := inferInstance
example : {α : Type u_4} → [Sub α] → HSub α α α := inferInstance
example : {α : Type u_3} → [XorOp α] → HXor α α α := inferInstance
example : Max Nat := inferInstance
example : Min Nat := inferInstance
example : Mul Nat := inferInstance
example : NatPow Nat := inferInstance
example : OrOp Nat := inferInstance
example : {α : Type u_3} → [NatPow α] → Pow α Nat := inferInstance
example : ShiftLeft Nat := inferInstance
example : ShiftRight Nat := inferInstance
example : Sub Nat := inferInstance
example : XorOp Nat := inferInstance
example : Zero Nat := inferInstance
example : {α : Type u_1} → [inst : LE α] → [@DecidableRel α α (@LE.le α inst)] → Max α := @maxOfLe
example : {α : Type u_1} → [inst : LE α] → [@DecidableRel α α (@LE.le α inst)] → Min α := @minOfLe

/-! `Init.Prelude.Name` -/
example : Type := @Lean.Name
example : Lean.Name := @Lean.Name.anonymous
example : Lean.Name → Nat → Lean.Name := @Lean.Name.mkNum
example : String → Lean.Name := @Lean.Name.mkSimple
example : Lean.Name → String → Lean.Name := @Lean.Name.mkStr
example : String → Lean.Name := @Lean.Name.mkStr1
example : String → String → Lean.Name := @Lean.Name.mkStr2
example : String → String → String → Lean.Name := @Lean.Name.mkStr3
example : String → String → String → String → Lean.Name := @Lean.Name.mkStr4
example : String → String → String → String → String → Lean.Name := @Lean.Name.mkStr5
example : String → String → String → String → String → String → Lean.Name := @Lean.Name.mkStr6
example : String → String → String → String → String → String → String → Lean.Name := @Lean.Name.mkStr7
example : String → String → String → String → String → String → String → String → Lean.Name := @Lean.Name.mkStr8
example : Lean.Name → Nat → Lean.Name := @Lean.Name.num
example : Lean.Name → String → Lean.Name := @Lean.Name.str

/-! `Init.Core.Congruence` -/
example : ∀ {a b : Prop}, a ∧ b → b ∧ a := @And.symm
example : false = true → False := @Bool.false_ne_true
example : {α β : Sort u_4} → α = β → α → β := @Eq.mp
example : {α β : Sort u_3} → α = β → β → α := @Eq.mpr
example : ∀ {α : Sort u_3} {p : α → Prop} {a b : α}, b = a → p a → p b := @Eq.substr
example : ∀ {a b : Prop}, (a ↔ b) ↔ (b ↔ a) := @Iff.comm
example : ∀ {a b : Prop}, a = b → (a ↔ b) := @Iff.of_eq
example : ∀ (a : Prop), a ↔ a := @Iff.refl
example : ∀ {a : Prop}, a ↔ a := @Iff.rfl
example : ∀ {a b : Prop}, (a ↔ b) → (b ↔ a) := @Iff.symm
example : ∀ {a b c : Prop}, (a ↔ b) → (b ↔ c) → (a ↔ c) := @Iff.trans
example : ∀ (n : Nat), Nat.succ n ≤ (0 : Nat) → False := @Nat.not_succ_le_zero
example : ∀ {α : Sort u_3} {a b : α}, (a = b → False) → a ≠ b := @Ne.intro
example : ∀ {α : Sort u_3} {a : α}, a ≠ a → False := @Ne.irrefl
example : ∀ {α : Sort u_3} {a b : α}, a ≠ b → b ≠ a := @Ne.symm
example : ∀ {a : Prop} (b : Prop), a → a ∨ b := @Or.intro_left
example : ∀ {b : Prop} (a : Prop), b → a ∨ b := @Or.intro_right
example : ∀ {a b : Prop}, ¬a ∨ b → a → b := @Or.neg_resolve_left
example : ∀ {a b : Prop}, a ∨ b → ¬a → b := @Or.resolve_left
example : ∀ {a b : Prop}, a ∨ b → ¬b → a := @Or.resolve_right
example : ∀ {a b : Prop}, a ∨ b → b ∨ a := @Or.symm
example : ∀ {α : Sort u_3} {β : Sort u_4} {f g : α → β}, f = g → ∀ (a : α), f a = g a := @congrFun'
example : ∀ {p : Prop} [d : Decidable p], ¬p → decide p = false := @decide_eq_false
example : ∀ {p : Prop} [d : Decidable p], p → decide p = true := @decide_eq_true
example : ∀ {α : Sort u_4} {a b : α}, a = b ↔ b = a := @eq_comm
example : ∀ {p : Prop}, ¬p → p = False := @eq_false
example : ∀ {p : Prop}, (p → False) → p = False := @eq_false'
example : ∀ {p : Prop} [inst : Decidable p], decide p = false → p = False := @eq_false_of_decide
example : ∀ {b : Bool}, b ≠ true → b = false := @eq_false_of_ne_true
example : ∀ {α : Sort u_3} (a : α), (a = a) = True := @eq_self
example : ∀ {p : Prop}, p → p = True := @eq_true
example : ∀ {p : Prop} [inst : Decidable p], decide p = true → p = True := @eq_true_of_decide
example : ∀ {b : Bool}, b ≠ false → b = true := @eq_true_of_ne_false
example : ∀ {α : Sort u_3} {a : α}, a ≠ a → False := @false_of_ne
example : True = False → False := @false_of_true_eq_false
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∀ (a : α), p a = q a) → (∀ (a : α), p a) = ∀ (a : α), q a := @forall_congr
example : ∀ {p₁ p₂ : Prop} (h : p₁ = p₂) (q : p₁ → Prop), (∀ (x : p₁), q x) = ∀ (x : p₂), q (Eq.mpr h x) := @forall_prop_congr_dom
example : ∀ {p₁ p₂ : Prop} {q₁ : p₁ → Prop} {q₂ : p₂ → Prop} (h₁ : @Eq Prop p₁ p₂), (∀ (a : p₂), @Eq Prop (q₁ (@Eq.substr Prop (fun (x : Prop) => x) p₂ p₁ h₁ a)) (q₂ a)) → @Eq Prop (∀ (a : p₁), q₁ a) (∀ (a : p₂), q₂ a) := @forall_prop_domain_congr
example : ∀ {α : Sort u_3} {β : Sort u_4} {a : α} {f f' : α → β}, (∀ (x : α), f x = f' x) → (have x := a; f x) = have x := a; f' x := @have_body_congr
example : ∀ {α : Sort u_3} {β : Sort u_4} {a a' : α} {f f' : α → β}, a = a' → (∀ (x : α), f x = f' x) → (have x := a; f x) = have x := a'; f' x := @have_congr
example : ∀ {α : Sort u_4} {β : Sort u_5} {a : α} {b b' : β}, b = b' → (have _x := a; b) = b' := @have_unused
example : ∀ {α : Sort u_3} {β : Sort u_4} {a : α} {b : α → β} {b' : β}, (∀ (x : α), b x = b') → (have x := a; b x) = b' := @have_unused_dep
example : ∀ {α : Sort u_4} {β : Sort u_5} {a a' : α} {f : α → β}, a = a' → (have x := a; f x) = have x := a'; f x := @have_val_congr
example : ∀ {a b : Prop}, a = b → (a ↔ b) := @iff_of_eq
example : ∀ {p₁ p₂ : Sort u_3} {q₁ q₂ : Sort u_4}, p₁ = p₂ → q₁ = q₂ → (p₁ → q₁) = (p₂ → q₂) := @implies_congr
example : ∀ {p₁ p₂ q₁ q₂ : Prop}, p₁ = p₂ → (p₂ → q₁ = q₂) → (p₁ → q₁) = (p₂ → q₂) := @implies_congr_ctx
example : ∀ {p₁ p₂ q₁ : Prop}, p₁ = p₂ → ∀ {q₂ : p₂ → Prop}, (∀ (h : p₂), q₁ = q₂ h) → (p₁ → q₁) = ∀ (h : p₂), q₂ h := @implies_dep_congr_ctx
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {b b' : (a : α) → β a} (a : α), (∀ (x : α), b x = b' x) → (have x := a; b x) = have x := a; b' x := @let_body_congr
example : ∀ {α : Sort u_4} {β : Sort u_5} {a a' : α} {b b' : α → β}, a = a' → (∀ (x : α), b x = b' x) → (have x := a; b x) = have x := a'; b' x := @let_congr
example : ∀ {α : Sort u_3} {β : Sort u_4} {a a' : α} (b : α → β), a = a' → (have x := a; b x) = have x := a'; b x := @let_val_congr
example : ∀ {a b : Prop}, (a → b) → ¬b → ¬a := @mt
example : ∀ {α : Sort u_3} {a b : α}, a ≠ b ↔ b ≠ a := @ne_comm
example : ∀ {b : Bool}, b = true → b ≠ false := @ne_false_of_eq_true
example : ∀ {p : Prop}, p → p ≠ False := @ne_false_of_self
example : ∀ {α : Sort u_3} {a b c : α}, a = b → b ≠ c → a ≠ c := @ne_of_eq_of_ne
example : ∀ {α : Sort u_3} {a b c : α}, a ≠ b → b = c → a ≠ c := @ne_of_ne_of_eq
example : ∀ {b : Bool}, b = false → b ≠ true := @ne_true_of_eq_false
example : ∀ {p : Prop}, ¬p → p ≠ True := @ne_true_of_not
example : ¬False := @not_false
example : ∀ {p : Prop}, p → ¬¬p := @not_not_intro
example : ∀ {p : Prop} [d : Decidable p], decide p = false → ¬p := @of_decide_eq_false
example : ∀ {α : Sort u_3} [d : DecidableEq α] (a : α), decide (a = a) = true := @of_decide_eq_self_eq_true
example : ∀ {p : Prop} [d : Decidable p], decide p = true → p := @of_decide_eq_true
example : ∀ {p : Prop}, p = False → ¬p := @of_eq_false
example : ∀ {p : Prop}, p = True → p := @of_eq_true
example : True := @trivial
example : False → True = False := @true_eq_false_of_false
example : ¬True = False := @true_ne_false

/-! `Init.Core.Decidable` -/
example : {p : Prop} → {q : Sort u_3} → [d : Decidable p] → (p → q) → (¬p → q) → q := @Decidable.byCases
example : ∀ {p : Prop} [d : Decidable p], (¬p → False) → p := @Decidable.byContradiction
example : ∀ (p : Prop) [Decidable p], p ∨ ¬p := @Decidable.em
example : ∀ {a b : Prop} [Decidable b], (a ↔ b) ↔ a ∧ b ∨ ¬a ∧ ¬b := @Decidable.iff_iff_and_or_not_and_not
example : ∀ {p q : Prop} [d : Decidable p], p → q ↔ ¬p ∨ q := @Decidable.imp_iff_not_or
example : ∀ {p q : Prop} [d : Decidable p] [Decidable q], ¬(p ∧ q) ↔ ¬p ∨ ¬q := @Decidable.not_and_iff_or_not
example : ∀ {p q : Prop} [d : Decidable p], ¬(p ∧ q) ↔ ¬p ∨ ¬q := @Decidable.not_and_iff_or_not_not
example : ∀ {p q : Prop} [d : Decidable p], ¬(p → q) ↔ p ∧ ¬q := @Decidable.not_imp_iff_and_not
example : ∀ {p : Prop} [d : Decidable p], ¬¬p ↔ p := @Decidable.not_not
example : ∀ {p : Prop} [d : Decidable p], ¬¬p → p := @Decidable.of_not_not
example : ∀ (p : Prop) [Decidable p], p ∨ ¬p := @Decidable.or_not_self
example : {p q : Prop} → [Decidable p] → p = q → Decidable q := @decidable_of_decidable_of_eq
example : {p q : Prop} → [Decidable p] → (p ↔ q) → Decidable q := @decidable_of_decidable_of_iff
example : {b : Prop} → (a : Prop) → (a ↔ b) → [Decidable a] → Decidable b := @decidable_of_iff
example : {p q : Prop} → [dp : Decidable p] → [dq : Decidable q] → Decidable (p ∧ q) := inferInstance
example : {c : Prop} → {t : c → Prop} → {e : ¬c → Prop} → [dC : Decidable c] → [dT : (h : c) → Decidable (t h)] → [dE : (h : ¬c) → Decidable (e h)] → Decidable (dite c t e) := inferInstance
example : DecidableEq Bool := inferInstance
example : DecidableEq PUnit := inferInstance
example : Decidable False := inferInstance
example : {p q : Prop} → [dp : Decidable p] → [dq : Decidable q] → Decidable (p → q) := inferInstance
example : {p q : Prop} → [dp : Decidable p] → [dq : Decidable q] → Decidable (p ↔ q) := inferInstance
example : {c t e : Prop} → [dC : Decidable c] → [dT : Decidable t] → [dE : Decidable e] → Decidable (if c then t else e) := inferInstance
example : {α : Sort u_4} → [DecidableEq α] → (a b : α) → Decidable (a ≠ b) := inferInstance
example : {p : Prop} → [Decidable p] → Decidable ¬p := inferInstance
example : {p q : Prop} → [dp : Decidable p] → [dq : Decidable q] → Decidable (p ∨ q) := inferInstance
example : Decidable True := inferInstance

/-! `Init.Core.Equality` -/
example : {α : Sort u_4} → {a : α} → {motive : α → Sort u_3} → motive a → {b : α} → b = a → motive b := @Eq.ndrec_symm
example : {α : Sort u_4} → {a : α} → {motive : α → Sort u_3} → motive a → {b : α} → a ≍ b → motive b := @HEq.homo_ndrec
example : {α : Sort u_5} → {a : α} → {motive : α → Sort u_4} → motive a → {b : α} → b ≍ a → motive b := @HEq.homo_ndrec_symm
example : ∀ {α β : Sort u_3} {a : α} {b : β} {p : (T : Sort u_3) → T → Prop}, a ≍ b → p α a → p β b := @HEq.subst
example : ∀ {α β : Sort u_4} {a : α} {b : β}, a ≍ b → b ≍ a := @HEq.symm
example : ∀ {α β φ : Sort u_3} {a : α} {b : β} {c : φ}, a ≍ b → b ≍ c → a ≍ c := @HEq.trans
example : {α : Sort u_3} → α → α := @Lean.opaqueId
example : ∀ {α : Sort u_3} {β : α → Sort u_4} [∀ (a : α), Subsingleton (β a)], Subsingleton ((a : α) → β a) := inferInstance
example : {α : Sort u_3} → (α → α → α) → Prop := @Std.Associative
example : ∀ {α : Sort u_3} {op : α → α → α} [self : Std.Associative op] (a b c : α), op (op a b) c = op a (op b c) := @Std.Associative.assoc
example : ∀ {α : Sort u_4} {op : α → α → α}, (∀ (a b c : α), op (op a b) c = op a (op b c)) → Std.Associative op := @Std.Associative.mk
example : {α : Sort u_3} → (α → α → α) → Prop := @Std.Commutative
example : ∀ {α : Sort u_4} {op : α → α → α} [self : Std.Commutative op] (a b : α), op a b = op b a := @Std.Commutative.comm
example : ∀ {α : Sort u_3} {op : α → α → α}, (∀ (a b : α), op a b = op b a) → Std.Commutative op := @Std.Commutative.mk
example : Sort u_3 → Prop := @Subsingleton
example : ∀ {α : Sort u_3} [self : Subsingleton α] (a b : α), a = b := @Subsingleton.allEq
example : ∀ {α β : Sort u_3} [h₁ : Subsingleton α], α = β → ∀ (a : α) (b : β), a ≍ b := @Subsingleton.helim
example : ∀ {α : Sort u_3}, (∀ (a b : α), a = b) → Subsingleton α := @Subsingleton.intro
example : {α : Sort u_7} → {β : Sort u_8} → {γ : Sort u_9} → (α → β → Sort u_4) → (β → γ → Sort u_5) → outParam (α → γ → Sort u_6) → Sort (max (max (max (max (max (max 1 u_4) u_5) u_6) u_7) u_8) u_9) := @Trans
example : {α : Sort u_6} → {β : Sort u_7} → {γ : Sort u_8} → {r : α → β → Sort u_3} → {s : β → γ → Sort u_4} → {t : outParam (α → γ → Sort u_5)} → ({a : α} → {b : β} → {c : γ} → r a b → s b c → t a c) → Trans r s t := @Trans.mk
example : {α : Sort u_7} → {β : Sort u_8} → {γ : Sort u_9} → {r : α → β → Sort u_4} → {s : β → γ → Sort u_5} → {t : outParam (α → γ → Sort u_6)} → [self : Trans r s t] → {a : α} → {b : β} → {c : γ} → r a b → s b c → t a c := @Trans.trans
example : ∀ {α : Sort u_3} (h : α = α) (a : α), cast h a = a := @cast_eq
example : ∀ {α β : Sort u_3} (h : α = β) (a : α), cast h a ≍ a := @cast_heq
example : ∀ {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u_3} {t : c → α} {e : ¬c → α}, dite c t e = e hnc := @dif_neg
example : ∀ {c : Prop} {h : Decidable c} (hc : c) {α : Sort u_3} {t : c → α} {e : ¬c → α}, dite c t e = t hc := @dif_pos
example : ∀ {c : Prop} {h : Decidable c} (hc : c) {α : Sort u_3} {t : c → α} {e : ¬c → α}, dite c t e = t hc := @dite_eq_left
example : ∀ {α : Sort u_4} {c : Prop} {h : Decidable c} {t : c → α} {e : ¬c → α} (hc : c = True), dite c t e = t (of_eq_true hc) := @dite_eq_left_of_eq_true
example : ∀ {c : Prop} {h : Decidable c} (hc : ¬c) {α : Sort u_3} {t : c → α} {e : ¬c → α}, dite c t e = e hc := @dite_eq_right
example : ∀ {α : Sort u_4} {c : Prop} {h : Decidable c} {t : c → α} {e : ¬c → α} (hc : c = False), dite c t e = e (of_eq_false hc) := @dite_eq_right_of_eq_false
example : ∀ {α : Sort u_1} {φ : α → Sort u_2} {a a' : α} (h : @Eq α a a') (p : φ a), @HEq (φ a') (@Eq.recOn α a (fun (x : α) (x_1 : @Eq α a x) => φ x) a' h p) (φ a) p := @eqRec_heq
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {f g : (x : α) → β x}, (∀ (x : α), f x = g x) → f = g := @funext
example : ∀ {α : Sort u_3} {β : Sort u_4} {a : α} {f f' : α → β}, (∀ (x : α), f x = f' x) → f a = f' a := @have_body_congr'
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {a : α} {f f' : (x : α) → β x}, (∀ (x : α), f x = f' x) → f a = f' a := @have_body_congr_dep'
example : ∀ {α : Sort u_3} {β : Sort u_4} {a a' : α} {f f' : α → β}, a = a' → (∀ (x : α), f x = f' x) → f a = f' a' := @have_congr'
example : ∀ {α : Sort u_4} {β : Sort u_5} {a : α} {b b' : β}, b = b' → (have _x := a; b) = b' := @have_unused'
example : ∀ {α : Sort u_3} {β : Sort u_4} {a : α} {b : α → β} {b' : β}, (∀ (x : α), b x = b') → b a = b' := @have_unused_dep'
example : ∀ {α : Sort u_4} {β : Sort u_5} {a a' : α} {f : α → β}, a = a' → f a = f a' := @have_val_congr'
example : ∀ {α : Sort u_3} (a b : α), (a ≍ b) = (a = b) := @heq_eq_eq
example : ∀ {α β : Sort u_3} {a a' : α} {b : β}, a = a' → a' ≍ b → a ≍ b := @heq_of_eq_of_heq
example : ∀ {α β : Sort u_3} {a : α} {b b' : β}, a ≍ b → b = b' → a ≍ b' := @heq_of_heq_of_eq
example : ∀ {c : Prop} {h : Decidable c}, ¬c → ∀ {α : Sort u_3} {t e : α}, (if c then t else e) = e := @if_neg
example : ∀ {c : Prop} {h : Decidable c}, c → ∀ {α : Sort u_3} {t e : α}, (if c then t else e) = t := @if_pos
example : ∀ {p₁ p₂ : Sort u_4} {q : Sort u_5}, p₁ = p₂ → (p₁ → q) = (p₂ → q) := @implies_congr_left
example : ∀ {p : Sort u_3} {q₁ q₂ : Sort u_4}, q₁ = q₂ → (p → q₁) = (p → q₂) := @implies_congr_right
example : ∀ (p : Prop), Subsingleton p := inferInstance
example : ∀ (p : Prop), Subsingleton (Decidable p) := inferInstance
example : Subsingleton PUnit := inferInstance
example : {α : Sort u_3} → {γ : Sort u_5} → (r : α → γ → Sort u_4) → Trans Eq r r := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → (r : α → β → Sort u_5) → Trans r Eq r := inferInstance
example : Trans Iff Iff Iff := inferInstance
example : ∀ {c : Prop} {h : Decidable c}, c → ∀ {α : Sort u_4} {t e : α}, (if c then t else e) = t := @ite_eq_left
example : ∀ {α : Sort u_3} {c : Prop} {h : Decidable c} (a b : α), c = True → (if c then a else b) = a := @ite_eq_left_of_eq_true
example : ∀ {c : Prop} {h : Decidable c}, ¬c → ∀ {α : Sort u_4} {t e : α}, (if c then t else e) = e := @ite_eq_right
example : ∀ {α : Sort u_3} {c : Prop} {h : Decidable c} (a b : α), c = False → (if c then a else b) = b := @ite_eq_right_of_eq_false
example : ∀ {p : Prop} (h₁ h₂ : p), h₁ = h₂ := @proof_irrel
example : ∀ {p q : Prop} (hp : p) (hq : q), hp ≍ hq := @proof_irrel_heq
example : ∀ {α β : Sort u_3} {a : α} {b : β}, a ≍ b → α = β := @type_eq_of_heq

/-! `Init.Core.Control` -/
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Alternative
example : {f : Type u_4 → Type u_5} → [self : Alternative f] → {α : Type u_4} → f α := @Alternative.failure
example : {f : Type u_3 → Type u_4} → [toApplicative : Applicative f] → ({α : Type u_3} → f α) → ({α : Type u_3} → f α → (Unit → f α) → f α) → Alternative f := @Alternative.mk
example : {f : Type u_4 → Type u_5} → [self : Alternative f] → {α : Type u_4} → f α → (Unit → f α) → f α := @Alternative.orElse
example : {f : Type u_3 → Type u_4} → [self : Alternative f] → Applicative f := @Alternative.toApplicative
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Applicative
example : {f : Type u_3 → Type u_4} → [toFunctor : Functor f] → [toPure : Pure f] → [toSeq : Seq f] → [toSeqLeft : SeqLeft f] → [toSeqRight : SeqRight f] → Applicative f := @Applicative.mk
example : {f : Type u_3 → Type u_4} → [self : Applicative f] → Functor f := @Applicative.toFunctor
example : {f : Type u_3 → Type u_4} → [self : Applicative f] → Pure f := @Applicative.toPure
example : {f : Type u_4 → Type u_5} → [self : Applicative f] → Seq f := @Applicative.toSeq
example : {f : Type u_3 → Type u_4} → [self : Applicative f] → SeqLeft f := @Applicative.toSeqLeft
example : {f : Type u_4 → Type u_5} → [self : Applicative f] → SeqRight f := @Applicative.toSeqRight
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Bind
example : {m : Type u_3 → Type u_4} → [self : Bind m] → {α β : Type u_3} → m α → (α → m β) → m β := @Bind.bind
example : {m : Type u_3 → Type u_4} → ({α β : Type u_3} → m α → (α → m β) → m β) → Bind m := @Bind.mk
example : {α : Type u_3} → {β : Type u_4} → Option α → (Unit → β) → (α → β) → β := @Break.runK
example : {α : Type u_3} → {β : Type u_4} → Option α → (Unit → β) → (α → β) → β := @Continue.runK
example : {ρ α : Type u_4} → {β : Type u_5} → Except ρ α → (ρ → β) → (α → β) → β := @EarlyReturn.runK
example : (Type u_5 → Type u_6) → Type u_3 → outParam (Type u_4) → Type (max (max (max u_3 (u_5 + 1)) u_6) u_4) := @ForIn
example : {m : Type u_6 → Type u_7} → {ρ : Type u_4} → {α : outParam (Type u_5)} → [self : ForIn m ρ α] → {β : Type u_6} → ρ → β → (α → β → m (ForInStep β)) → m β := @ForIn.forIn
example : {m : Type u_5 → Type u_6} → {ρ : Type u_3} → {α : outParam (Type u_4)} → ({β : Type u_5} → ρ → β → (α → β → m (ForInStep β)) → m β) → ForIn m ρ α := @ForIn.mk
example : Type u_3 → Type u_3 := @ForInStep
example : {α : Type u_3} → α → ForInStep α := @ForInStep.done
example : {α : Type u_3} → α → ForInStep α := @ForInStep.yield
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Functor
example : {f : Type u_4 → Type u_5} → [self : Functor f] → {α β : Type u_4} → (α → β) → f α → f β := @Functor.map
example : {f : Type u_3 → Type u_4} → [self : Functor f] → {α β : Type u_3} → α → f β → f α := @Functor.mapConst
example : {f : Type u_4 → Type u_5} → ({α β : Type u_4} → (α → β) → f α → f β) → ({α β : Type u_4} → α → f β → f α) → Functor f := @Functor.mk
example : Type u_3 → Type u_3 := @Id
example : Monad Id := inferInstance
example : {α : Type u_3} → Id α → α := @Id.run
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Monad
example : {m : Type u_3 → Type u_4} → [toApplicative : Applicative m] → [toBind : Bind m] → Monad m := @Monad.mk
example : {m : Type u_4 → Type u_5} → [self : Monad m] → Applicative m := @Monad.toApplicative
example : {m : Type u_3 → Type u_4} → [self : Monad m] → Bind m := @Monad.toBind
example : outParam (Type u_4) → (Type u_5 → Type u_6) → Type (max (max u_4 (u_5 + 1)) u_6) := @MonadExcept
example : {ε : outParam (Type u_3)} → {m : Type u_4 → Type u_5} → ({α : Type u_4} → ε → m α) → ({α : Type u_4} → m α → (ε → m α) → m α) → MonadExcept ε m := @MonadExcept.mk
example : {ε : outParam (Type u_3)} → {m : Type u_4 → Type u_5} → [self : MonadExcept ε m] → {α : Type u_4} → ε → m α := @MonadExcept.throw
example : {ε : outParam (Type u_3)} → {m : Type u_4 → Type u_5} → [self : MonadExcept ε m] → {α : Type u_4} → m α → (ε → m α) → m α := @MonadExcept.tryCatch
example : semiOutParam (Type u_3) → (Type u_4 → Type u_5) → Type (max (max u_3 (u_4 + 1)) u_5) := @MonadExceptOf
example : {ε : semiOutParam (Type u_3)} → {m : Type u_4 → Type u_5} → ({α : Type u_4} → ε → m α) → ({α : Type u_4} → m α → (ε → m α) → m α) → MonadExceptOf ε m := @MonadExceptOf.mk
example : {ε : semiOutParam (Type u_4)} → {m : Type u_5 → Type u_6} → [self : MonadExceptOf ε m] → {α : Type u_5} → ε → m α := @MonadExceptOf.throw
example : {ε : semiOutParam (Type u_3)} → {m : Type u_4 → Type u_5} → [self : MonadExceptOf ε m] → {α : Type u_4} → m α → (ε → m α) → m α := @MonadExceptOf.tryCatch
example : semiOutParam (Type u_4 → Type u_5) → (Type u_4 → Type u_6) → Type (max (max (u_4 + 1) u_5) u_6) := @MonadLift
example : {m : semiOutParam (Type u_3 → Type u_4)} → {n : Type u_3 → Type u_5} → ({α : Type u_3} → m α → n α) → MonadLift m n := @MonadLift.mk
example : {m : semiOutParam (Type u_3 → Type u_4)} → {n : Type u_3 → Type u_5} → [self : MonadLift m n] → {α : Type u_3} → m α → n α := @MonadLift.monadLift
example : (Type u_3 → Type u_4) → (Type u_3 → Type u_5) → Type (max (max (u_3 + 1) u_4) u_5) := @MonadLiftT
example : {m : Type u_3 → Type u_4} → {n : Type u_3 → Type u_5} → ({α : Type u_3} → m α → n α) → MonadLiftT m n := @MonadLiftT.mk
example : {m : Type u_3 → Type u_4} → {n : Type u_3 → Type u_5} → [self : MonadLiftT m n] → {α : Type u_3} → m α → n α := @MonadLiftT.monadLift
example : outParam (Type u_4) → (Type u_4 → Type u_5) → Type (max (u_4 + 1) u_5) := @MonadState
example : {σ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadState σ m] → m σ := @MonadState.get
example : {σ : outParam (Type u_4)} → {m : Type u_4 → Type u_5} → m σ → (σ → m PUnit) → ({α : Type u_4} → (σ → α × σ) → m α) → MonadState σ m := @MonadState.mk
example : {σ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadState σ m] → {α : Type u_3} → (σ → α × σ) → m α := @MonadState.modifyGet
example : {σ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadState σ m] → σ → m PUnit := @MonadState.set
example : semiOutParam (Type u_3) → (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @MonadStateOf
example : {σ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadStateOf σ m] → m σ := @MonadStateOf.get
example : {σ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → m σ → (σ → m PUnit) → ({α : Type u_3} → (σ → α × σ) → m α) → MonadStateOf σ m := @MonadStateOf.mk
example : {σ : semiOutParam (Type u_4)} → {m : Type u_4 → Type u_5} → [self : MonadStateOf σ m] → {α : Type u_4} → (σ → α × σ) → m α := @MonadStateOf.modifyGet
example : {σ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadStateOf σ m] → σ → m PUnit := @MonadStateOf.set
example : (Type u_4 → Type u_5) → Type (max (u_4 + 1) u_5) := @Pure
example : {f : Type u_3 → Type u_4} → ({α : Type u_3} → α → f α) → Pure f := @Pure.mk
example : {f : Type u_3 → Type u_4} → [self : Pure f] → {α : Type u_3} → α → f α := @Pure.pure
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @Seq
example : {f : Type u_3 → Type u_4} → ({α β : Type u_3} → f (α → β) → (Unit → f α) → f β) → Seq f := @Seq.mk
example : {f : Type u_3 → Type u_4} → [self : Seq f] → {α β : Type u_3} → f (α → β) → (Unit → f α) → f β := @Seq.seq
example : (Type u_4 → Type u_5) → Type (max (u_4 + 1) u_5) := @SeqLeft
example : {f : Type u_3 → Type u_4} → ({α β : Type u_3} → f α → (Unit → f β) → f α) → SeqLeft f := @SeqLeft.mk
example : {f : Type u_4 → Type u_5} → [self : SeqLeft f] → {α β : Type u_4} → f α → (Unit → f β) → f α := @SeqLeft.seqLeft
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @SeqRight
example : {f : Type u_3 → Type u_4} → ({α β : Type u_3} → f α → (Unit → f β) → f β) → SeqRight f := @SeqRight.mk
example : {f : Type u_3 → Type u_4} → [self : SeqRight f] → {α β : Type u_3} → f α → (Unit → f β) → f β := @SeqRight.seqRight
example : Type u_3 → Type u_3 → Type u_3 := @StateM
example : Type u_3 → (Type u_3 → Type u_4) → Type u_3 → Type (max u_3 u_4) := @StateT
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → Monad (StateT σ m) := inferInstance
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → StateT σ m α → σ → m (α × σ) := @StateT.run
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → [Functor m] → {α : Type u_4} → StateT σ m α → σ → m α := @StateT.run'
example : Alternative Option := inferInstance
example : {α : Type u_3} → [i : Inhabited α] → Inhabited (Id α) := inferInstance
example : {ε : Type u_3} → Monad (Except ε) := inferInstance
example : {ε : Type u_3} → MonadExceptOf ε (Except ε) := inferInstance
example : {ε : Type u_3} → {m : Type u_4 → Type u_5} → [MonadExceptOf ε m] → MonadExcept ε m := inferInstance
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → MonadLift m (StateT σ m) := inferInstance
example : {m : Type u_3 → Type u_4} → MonadLiftT m m := inferInstance
example : {m : Type u_4 → Type u_5} → {n : Type u_4 → Type u_6} → {o : Type u_4 → Type u_7} → [MonadLift n o] → [MonadLiftT m n] → MonadLiftT m o := inferInstance
example : Monad Option := inferInstance
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → [MonadStateOf σ m] → MonadState σ m := inferInstance
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → MonadStateOf σ (StateT σ m) := inferInstance
example : {α : Type u_3} → {n : Nat} → [i : OfNat α n] → OfNat (Id α) n := inferInstance
example : {f : Type u_3 → Type u_4} → {α : Type u_3} → [Alternative f] → OrElse (f α) := inferInstance
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → [MonadState σ m] → (σ → σ) → m PUnit := @modify

/-! `Init.Core.SizeOf` -/
example : Nat → Nat := @Nat.sizeOf
example : Sort u_4 → Sort u_5 → Sort (max (max 1 u_4) u_5) := @PSum
example : {α : Sort u_3} → {β : Sort u_4} → α → α ⊕' β := @PSum.inl
example : {α : Sort u_3} → {β : Sort u_4} → β → α ⊕' β := @PSum.inr
example : Sort u_3 → Sort (max 1 u_3) := @SizeOf
example : {α : Sort u_3} → (α → Nat) → SizeOf α := @SizeOf.mk
example : {α : Sort u_3} → [self : SizeOf α] → α → Nat := @SizeOf.sizeOf
example : (α : Sort u_4) → α → Nat := @default.sizeOf
example : (α : Sort u_3) → SizeOf α := inferInstance
example : {α : Sort u_4} → [SizeOf α] → SizeOf (Unit → α) := inferInstance
example : SizeOf Nat := inferInstance
example : ∀ {α : Sort u_3} (n : α), sizeOf n = (0 : Nat) := @sizeOf_default
example : ∀ (n : Nat), sizeOf n = n := @sizeOf_nat
example : ∀ {α : Sort u_3} [inst : SizeOf α] (f : Unit → α), sizeOf f = sizeOf (f Unit.unit) := @sizeOf_thunk

/-! `Init.Data.Nat.Basic` -/
example : ∀ (a b c d : Nat), a + b + (c + d) = a + c + (b + d) := @Nat.add_add_add_comm
example : ∀ (n m k : Nat), n + m + k = n + (m + k) := @Nat.add_assoc
example : ∀ (n m : Nat), n + m = m + n := @Nat.add_comm
example : ∀ {x y : Nat}, Nat.add x y = x + y := @Nat.add_eq
example : ∀ {n m k : Nat}, n + m = n + k → m = k := @Nat.add_left_cancel
example : ∀ {m k n : Nat}, n + m = n + k ↔ m = k := @Nat.add_left_cancel_iff
example : ∀ (n m k : Nat), n + (m + k) = m + (n + k) := @Nat.add_left_comm
example : ∀ (n m k : Nat), (n + m) * k = n * k + m * k := @Nat.add_mul
example : ∀ (n : Nat), n + (1 : Nat) = Nat.succ n := @Nat.add_one
example : ∀ {a b : Nat}, a + (1 : Nat) = b + (1 : Nat) ↔ a = b := @Nat.add_one_inj
example : ∀ (a b : Nat), (a + (1 : Nat)) * b = a * b + b := @Nat.add_one_mul
example : ∀ (n : Nat), n + (1 : Nat) ≠ (0 : Nat) := @Nat.add_one_ne_zero
example : ∀ {n m k : Nat}, n + m = k + m → n = k := @Nat.add_right_cancel
example : ∀ {m k n : Nat}, m + n = k + n ↔ m = k := @Nat.add_right_cancel_iff
example : ∀ (n m k : Nat), n + m + k = n + k + m := @Nat.add_right_comm
example : ∀ (n m : Nat), n + Nat.succ m = Nat.succ (n + m) := @Nat.add_succ
example : ∀ (n : Nat), n + (0 : Nat) = n := @Nat.add_zero
example : Trans (fun (x1 x2 : Nat) => x1 ≤ x2) (fun (x1 x2 : Nat) => x1 ≤ x2) fun (x1 x2 : Nat) => x1 ≤ x2 := inferInstance
example : Trans (fun (x1 x2 : Nat) => x1 ≤ x2) (fun (x1 x2 : Nat) => x1 < x2) fun (x1 x2 : Nat) => x1 < x2 := inferInstance
example : Trans (fun (x1 x2 : Nat) => x1 < x2) (fun (x1 x2 : Nat) => x1 < x2) fun (x1 x2 : Nat) => x1 < x2 := inferInstance
example : Trans (fun (x1 x2 : Nat) => x1 < x2) (fun (x1 x2 : Nat) => x1 ≤ x2) fun (x1 x2 : Nat) => x1 < x2 := inferInstance
example : ∀ {x y : Nat}, Nat.le x y = (x ≤ y) := @Nat.le_eq
example : ∀ (n m k : Nat), n * (m + k) = n * m + n * k := @Nat.left_distrib
example : ∀ {x y : Nat}, Nat.lt x y = (x < y) := @Nat.lt_eq
example : ∀ (n m k : Nat), n * (m + k) = n * m + n * k := @Nat.mul_add
example : ∀ (a b : Nat), a * (b + (1 : Nat)) = a * b + a := @Nat.mul_add_one
example : ∀ (n m k : Nat), n * m * k = n * (m * k) := @Nat.mul_assoc
example : ∀ (n m : Nat), n * m = m * n := @Nat.mul_comm
example : ∀ {x y : Nat}, Nat.mul x y = x * y := @Nat.mul_eq
example : ∀ (n m k : Nat), n * (m * k) = m * (n * k) := @Nat.mul_left_comm
example : ∀ (n : Nat), n * (1 : Nat) = n := @Nat.mul_one
example : ∀ (n m k : Nat), n * m * k = n * k * m := @Nat.mul_right_comm
example : ∀ (n m : Nat), n * Nat.succ m = n * m + n := @Nat.mul_succ
example : ∀ (n : Nat), n * (2 : Nat) = n + n := @Nat.mul_two
example : ∀ (n : Nat), n * (0 : Nat) = (0 : Nat) := @Nat.mul_zero
example : ∀ (n : Nat), (1 : Nat) + n = n + (1 : Nat) := @Nat.one_add
example : ∀ (n : Nat), (1 : Nat) * n = n := @Nat.one_mul
example : (1 : Nat) ≠ (0 : Nat) := @Nat.one_ne_zero
example : ∀ (n m k : Nat), (n + m) * k = n * k + m * k := @Nat.right_distrib
example : ∀ {x y : Nat}, Nat.sub x y = x - y := @Nat.sub_eq
example : ∀ (n m : Nat), Nat.succ n + m = Nat.succ (n + m) := @Nat.succ_add
example : ∀ (n : Nat), Nat.succ n = n + (1 : Nat) := @Nat.succ_eq_add_one
example : ∀ {a b : Nat}, Nat.succ a = Nat.succ b ↔ a = b := @Nat.succ_inj
example : ∀ {a b : Nat}, Nat.succ a = Nat.succ b ↔ a = b := @Nat.succ_inj'
example : ∀ (n m : Nat), Nat.succ n * m = n * m + m := @Nat.succ_mul
example : ∀ (n : Nat), Nat.succ n ≠ (0 : Nat) := @Nat.succ_ne_zero
example : ∀ (n : Nat), (2 : Nat) * n = n + n := @Nat.two_mul
example : ∀ (n : Nat), (0 : Nat) + n = n := @Nat.zero_add
example : Nat.zero = (0 : Nat) := @Nat.zero_eq
example : ∀ (n : Nat), (0 : Nat) * n = (0 : Nat) := @Nat.zero_mul
example : (0 : Nat) ≠ (1 : Nat) := @Nat.zero_ne_one

/-! `Init.Logic.Propositions` -/
example : ∀ {a b : Prop}, a ∧ b ↔ b ∧ a := @And.comm
example : ∀ {a b c d : Prop}, (a → c) → (b → d) → a ∧ b → c ∧ d := @And.imp
example : ∀ {a b : Prop}, a ∨ b ↔ b ∨ a := @Or.comm
example : ∀ {a b c d : Prop}, (a → c) → (b → d) → a ∨ b → c ∨ d := @Or.imp
example : ∀ {a b c : Prop}, (a ∧ b) ∧ c ↔ a ∧ b ∧ c := @and_assoc
example : ∀ {a b : Prop}, a ∧ b ↔ b ∧ a := @and_comm
example : ∀ {a b c d : Prop}, (a ↔ c) → (b ↔ d) → (a ∧ b ↔ c ∧ d) := @and_congr
example : ∀ {a b c : Prop}, (c → a = b) → (a ∧ c) = (b ∧ c) := @and_congr_left_eq
example : ∀ {a b c : Prop}, (a → (b ↔ c)) → (a ∧ b ↔ a ∧ c) := @and_congr_right
example : ∀ {a b c : Prop}, (a → b = c) → (a ∧ b) = (a ∧ c) := @and_congr_right_eq
example : ∀ (p : Prop), (p ∧ False) = False := @and_false
example : ∀ {a b : Prop}, b → (a ∧ b ↔ a) := @and_iff_left
example : ∀ {a b : Prop}, (a ∧ b ↔ a) ↔ a → b := @and_iff_left_iff_imp
example : ∀ {a b : Prop}, a → (a ∧ b ↔ b) := @and_iff_right
example : ∀ {a b : Prop}, (a ∧ b ↔ b) ↔ b → a := @and_iff_right_iff_imp
example : ∀ {a b c : Prop}, a ∧ b → c ↔ a → b → c := @and_imp
example : ∀ {a b c : Prop}, a ∧ b ∧ c ↔ b ∧ a ∧ c := @and_left_comm
example : ∀ {a : Prop}, ¬(a ∧ ¬a) := @and_not_self
example : ∀ {a b c : Prop}, a ∧ (b ∨ c) ↔ a ∧ b ∨ a ∧ c := @and_or_left
example : ∀ (p : Prop), (p ∧ p) = p := @and_self
example : ∀ {a : Prop}, a ∧ a ↔ a := @and_self_iff
example : ∀ (p : Prop), (p ∧ True) = p := @and_true
example : ∀ {a b : Prop}, a = b ↔ (a ↔ b) := @eq_iff_iff
example : Eq True = id := @eq_true_eq_id
example : ∀ (p : Prop), (False ∧ p) = False := @false_and
example : ∀ (p : Prop), (False ↔ p) = ¬p := @false_iff
example : ∀ (a : Prop), False → a ↔ True := @false_imp_iff
example : ∀ (p : Prop), (False → p) = True := @false_implies
example : ∀ (p : Prop), (False ∨ p) = p := @false_or
example : ∀ (α : Sort u_3) [i : Nonempty α] (b : Prop), (∀ (a : α), b) ↔ b := @forall_const
example : ∀ {α : Type u_4} [inst : LE α] {x y : α}, x ≥ y ↔ y ≤ x := @ge_iff_le
example : ∀ {α : Type u_3} [inst : LT α] {x y : α}, x > y ↔ y < x := @gt_iff_lt
example : ∀ {a b c d : Prop}, (a ↔ c) → (b ↔ d) → ((a ↔ b) ↔ (c ↔ d)) := @iff_congr
example : ∀ (p : Prop), (p ↔ False) = ¬p := @iff_false
example : ∀ {a b : Prop}, ¬a → ¬b → (a ↔ b) := @iff_of_false
example : ∀ {a b : Prop}, a → b → (a ↔ b) := @iff_of_true
example : ∀ (p : Prop), (p ↔ p) = True := @iff_self
example : ∀ (p : Prop), (p ↔ True) = p := @iff_true
example : ∀ {a b c d : Prop}, (a ↔ c) → (b ↔ d) → (a → b ↔ c → d) := @imp_congr
example : ∀ {a : Prop}, a → False ↔ ¬a := @imp_false
example : ∀ (a : Prop), (a → a) = True := @imp_self
example : ∀ (α : Sort u_3), (∀ (a : α), True) = True := @implies_true
example : ∀ {α : Sort u_3} (a b : α), (a ≠ b) = ¬a = b := @ne_eq
example : ∀ {a b : Prop}, ¬(a ∧ b) ↔ a → ¬b := @not_and
example : ∀ {a : Prop}, ¬(¬a ∧ a) := @not_and_self
example : ∀ {a b : Prop}, (a ↔ b) → (¬a ↔ ¬b) := @not_congr
example : (¬False) = True := @not_false_eq_true
example : ¬False ↔ True := @not_false_iff
example : ∀ {p q : Prop}, ¬(p ∨ q) ↔ ¬p ∧ ¬q := @not_or
example : ¬True ↔ False := @not_true
example : (¬True) = False := @not_true_eq_false
example : ∀ {a b c : Prop}, (a ∨ b) ∧ c ↔ a ∧ c ∨ b ∧ c := @or_and_right
example : ∀ {a b c : Prop}, (a ∨ b) ∨ c ↔ a ∨ b ∨ c := @or_assoc
example : ∀ {a b : Prop}, a ∨ b ↔ b ∨ a := @or_comm
example : ∀ {a b c d : Prop}, (a ↔ c) → (b ↔ d) → (a ∨ b ↔ c ∨ d) := @or_congr
example : ∀ (p : Prop), (p ∨ False) = p := @or_false
example : ∀ {a b : Prop}, ¬b → (a ∨ b ↔ a) := @or_iff_left
example : ∀ {a b : Prop}, ¬a → (a ∨ b ↔ b) := @or_iff_right
example : ∀ {a b c : Prop}, a ∨ b → c ↔ (a → c) ∧ (b → c) := @or_imp
example : ∀ (p : Prop), (p ∨ p) = p := @or_self
example : ∀ {a : Prop}, a ∨ a ↔ a := @or_self_iff
example : ∀ (p : Prop), (p ∨ True) = True := @or_true
example : ∀ (p : Prop), (True ∧ p) = p := @true_and
example : ∀ (p : Prop), (True ↔ p) = p := @true_iff
example : ∀ {α : Prop}, True → α ↔ α := @true_imp_iff
example : ∀ (p : Prop), (True → p) = p := @true_implies
example : ∀ (p : Prop), (True ∨ p) = True := @true_or

/-! `Init.Syntax.Sequences` -/
example : {α : Type u_3} → Array α → Array α → Array α := @Array.append
example : {α : Type u_3} → Array α := @Array.empty
example : {α : Type u_3} → Nat → Array α := @Array.emptyWithCapacity
example : {α : Type u_4} → Array α → Bool := @Array.isEmpty
example : {α : Type u_3} → {β : Type u_4} → (α → β) → Array α → Array β := @Array.map
example : {α : Type u_4} → Array α := @Array.mkArray0
example : {α : Type u_3} → α → Array α := @Array.mkArray1
example : {α : Type u_3} → α → α → Array α := @Array.mkArray2
example : {α : Type u_3} → α → α → α → Array α := @Array.mkArray3
example : {α : Type u_3} → α → α → α → α → Array α := @Array.mkArray4
example : {α : Type u_3} → α → α → α → α → α → Array α := @Array.mkArray5
example : {α : Type u_4} → α → α → α → α → α → α → Array α := @Array.mkArray6
example : {α : Type u_3} → α → α → α → α → α → α → α → Array α := @Array.mkArray7
example : {α : Type u_4} → Nat → Array α := @Array.mkEmpty
example : {α : Type u_3} → Array α → α → Array α := @Array.push
example : {α : Type u_3} → Array α → Nat := @Array.size
example : {α : Type u_3} → List α → List α → List α := @List.append
example : {α : Type u_3} → List α → α → List α := @List.concat
example : {α : Type u_3} → Append (List α) := inferInstance
example : {α : Type u_4} → List α → Nat := @List.length
example : {α : Type u_3} → {β : Type u_4} → (α → β) → List α → List β := @List.map
example : {α : Type u_4} → List α → Array α := @List.toArray
example : String → Substring.Raw := @String.toRawSubstring
example : String → Substring.Raw := @String.toRawSubstring'
example : {α : Type u_3} → Append (Array α) := inferInstance

/-! `Init.Data.Nat.Order` -/
example : ∀ {a b : Nat}, a + b = a ↔ b = (0 : Nat) := @Nat.add_eq_left
example : ∀ {a b : Nat}, a + b = b ↔ a = (0 : Nat) := @Nat.add_eq_right
example : ∀ {n m : Nat}, n + m = (0 : Nat) ↔ n = (0 : Nat) ∧ m = (0 : Nat) := @Nat.add_eq_zero_iff
example : ∀ {a b c d : Nat}, a ≤ b → c ≤ d → a + c ≤ b + d := @Nat.add_le_add
example : ∀ {m k n : Nat}, n + m ≤ n + k ↔ m ≤ k := @Nat.add_le_add_iff_left
example : ∀ {m k n : Nat}, m + n ≤ k + n ↔ m ≤ k := @Nat.add_le_add_iff_right
example : ∀ {n m : Nat}, n ≤ m → ∀ (k : Nat), k + n ≤ k + m := @Nat.add_le_add_left
example : ∀ {n m : Nat}, n ≤ m → ∀ (k : Nat), n + k ≤ m + k := @Nat.add_le_add_right
example : ∀ {a b c d : Nat}, a < b → c < d → a + c < b + d := @Nat.add_lt_add
example : ∀ {k n m : Nat}, k + n < k + m ↔ n < m := @Nat.add_lt_add_iff_left
example : ∀ {k n m : Nat}, n + k < m + k ↔ n < m := @Nat.add_lt_add_iff_right
example : ∀ {n m : Nat}, n < m → ∀ (k : Nat), k + n < k + m := @Nat.add_lt_add_left
example : ∀ {a b c d : Nat}, a ≤ b → c < d → a + c < b + d := @Nat.add_lt_add_of_le_of_lt
example : ∀ {a b c d : Nat}, a < b → c ≤ d → a + c < b + d := @Nat.add_lt_add_of_lt_of_le
example : ∀ {n m : Nat}, n < m → ∀ (k : Nat), n + k < m + k := @Nat.add_lt_add_right
example : ∀ {a b : Nat}, a + (1 : Nat) ≤ b + (1 : Nat) ↔ a ≤ b := @Nat.add_one_le_add_one_iff
example : ∀ {n m : Nat}, n + (1 : Nat) ≤ m ↔ n < m := @Nat.add_one_le_iff
example : ∀ {n m : Nat}, n < m → n + (1 : Nat) ≤ m := @Nat.add_one_le_of_lt
example : ∀ {m : Nat}, (0 : Nat) < m → ∀ (n : Nat), (0 : Nat) < m + n := @Nat.add_pos_left
example : ∀ {n : Nat} (m : Nat), (0 : Nat) < n → (0 : Nat) < m + n := @Nat.add_pos_right
example : ∀ {a b : Nat}, a = b ↔ a ≤ b ∧ b ≤ a := @Nat.eq_iff_le_and_ge
example : ∀ {m n a : Nat}, (0 : Nat) < a → a * m = a * n → m = n := @Nat.eq_of_mul_eq_mul_left
example : ∀ {a m n : Nat}, (0 : Nat) < a → m * a = n * a → m = n := @Nat.eq_of_mul_eq_mul_right
example : ∀ {n m : Nat}, n ≤ m → n = m ∨ n < m := @Nat.eq_or_lt_of_le
example : ∀ {n m : Nat}, n + m = (0 : Nat) → n = (0 : Nat) ∧ m = (0 : Nat) := @Nat.eq_zero_of_add_eq_zero
example : ∀ {n m : Nat}, n + m = (0 : Nat) → m = (0 : Nat) := @Nat.eq_zero_of_add_eq_zero_left
example : ∀ {n m : Nat}, n + m = (0 : Nat) → n = (0 : Nat) := @Nat.eq_zero_of_add_eq_zero_right
example : ∀ {n : Nat}, n ≤ (0 : Nat) → n = (0 : Nat) := @Nat.eq_zero_of_le_zero
example : ∀ {n : Nat}, ¬(0 : Nat) < n → n = (0 : Nat) := @Nat.eq_zero_of_not_pos
example : ∀ (n : Nat), n = (0 : Nat) ∨ n > (0 : Nat) := @Nat.eq_zero_or_pos
example : ∀ {m n : Nat}, m ≤ n → ∃ (k : Nat), n = m + k := @Nat.exists_eq_add_of_le
example : ∀ {m n : Nat}, m ≤ n → ∃ (k : Nat), n = k + m := @Nat.exists_eq_add_of_le'
example : ∀ {m n : Nat}, m < n → ∃ (k : Nat), n = m + k + (1 : Nat) := @Nat.exists_eq_add_of_lt
example : ∀ {n : Nat}, n ≠ (0 : Nat) → ∃ (k : Nat), n = k + (1 : Nat) := @Nat.exists_eq_add_one_of_ne_zero
example : ∀ {n : Nat}, n ≠ (0 : Nat) → ∃ (k : Nat), n = Nat.succ k := @Nat.exists_eq_succ_of_ne_zero
example : ∀ {n m : Nat}, n ≤ m → ∃ (k : Nat), n + k = m := @Nat.le.dest
example : ∀ {n m k : Nat}, n + k = m → n ≤ m := @Nat.le.intro
example : ∀ (n m : Nat), n ≤ m + n := @Nat.le_add_left
example : ∀ {n m k : Nat}, n ≤ m → n ≤ k + m := @Nat.le_add_left_of_le
example : ∀ (n : Nat), n ≤ n + (1 : Nat) := @Nat.le_add_one
example : ∀ {n m : Nat}, n ≤ m → n ≤ m + (1 : Nat) := @Nat.le_add_one_of_le
example : ∀ (n k : Nat), n ≤ n + k := @Nat.le_add_right
example : ∀ {n m k : Nat}, n ≤ m → n ≤ m + k := @Nat.le_add_right_of_le
example : ∀ {n m : Nat}, n ≤ m → m ≤ n → n = m := @Nat.le_antisymm
example : ∀ {a b : Nat}, a = b ↔ a ≤ b ∧ b ≤ a := @Nat.le_antisymm_iff
example : ∀ {n m : Nat}, n ≤ m ↔ n < m ∨ n = m := @Nat.le_iff_lt_or_eq
example : ∀ {a b c : Nat}, a + b ≤ a + c → b ≤ c := @Nat.le_of_add_le_add_left
example : ∀ {a b c : Nat}, a + b ≤ c + b → a ≤ c := @Nat.le_of_add_le_add_right
example : ∀ {n m k : Nat}, k + n ≤ m → n ≤ m := @Nat.le_of_add_left_le
example : ∀ {n m k : Nat}, n + k ≤ m → n ≤ m := @Nat.le_of_add_right_le
example : ∀ {n m : Nat}, n = m → n ≤ m := @Nat.le_of_eq
example : ∀ {n m : Nat}, n < m → n ≤ m := @Nat.le_of_lt
example : ∀ {n m : Nat}, n < m + (1 : Nat) → n ≤ m := @Nat.le_of_lt_add_one
example : ∀ {m n : Nat}, m < Nat.succ n → m ≤ n := @Nat.le_of_lt_succ
example : ∀ {a b c : Nat}, c * a ≤ c * b → (0 : Nat) < c → a ≤ b := @Nat.le_of_mul_le_mul_left
example : ∀ {a b : Nat}, ¬a ≥ b → a ≤ b := @Nat.le_of_not_ge
example : ∀ {a b : Nat}, ¬b > a → b ≤ a := @Nat.le_of_not_gt
example : ∀ {a b : Nat}, ¬b ≤ a → a ≤ b := @Nat.le_of_not_le
example : ∀ {a b : Nat}, ¬a < b → b ≤ a := @Nat.le_of_not_lt
example : ∀ {m n : Nat}, Nat.pred n < m → n ≤ m := @Nat.le_of_pred_lt
example : ∀ (n : Nat), n ≤ n := @Nat.le_refl
example : ∀ {n : Nat}, n ≤ n := @Nat.le_rfl
example : ∀ {n m : Nat}, n ≤ m → n ≤ Nat.succ m := @Nat.le_step
example : ∀ (n : Nat), n ≤ Nat.succ n := @Nat.le_succ
example : ∀ {n m : Nat}, n ≤ m → n ≤ Nat.succ m := @Nat.le_succ_of_le
example : ∀ (m n : Nat), m ≤ n ∨ n ≤ m := @Nat.le_total
example : ∀ {n m k : Nat}, n ≤ m → m ≤ k → n ≤ k := @Nat.le_trans
example : ∀ {i : Nat}, i ≤ (0 : Nat) ↔ i = (0 : Nat) := @Nat.le_zero
example : ∀ (n : Nat), (n ≤ (0 : Nat)) = (n = (0 : Nat)) := @Nat.le_zero_eq
example : ∀ {n : Nat}, n ≤ (0 : Nat) ↔ n = (0 : Nat) := @Nat.le_zero_iff
example : ∀ {a b : Nat}, a = a + b ↔ b = (0 : Nat) := @Nat.left_eq_add
example : ∀ (n : Nat), n < Nat.succ n := @Nat.lt.base
example : ∀ {n m : Nat}, n < m → n < Nat.succ m := @Nat.lt.step
example : ∀ {a b : Nat} (c : Nat), a < b → a < c + b := @Nat.lt_add_left
example : ∀ {n k : Nat}, n < k + n ↔ (0 : Nat) < k := @Nat.lt_add_left_iff_pos
example : ∀ {k n : Nat}, (0 : Nat) < k → n < k + n := @Nat.lt_add_of_pos_left
example : ∀ {n k : Nat}, (0 : Nat) < k → n < n + k := @Nat.lt_add_of_pos_right
example : ∀ (n : Nat), n < n + (1 : Nat) := @Nat.lt_add_one
example : ∀ {m n : Nat}, m < n + (1 : Nat) ↔ m ≤ n := @Nat.lt_add_one_iff
example : ∀ {n m : Nat}, n ≤ m → n < m + (1 : Nat) := @Nat.lt_add_one_of_le
example : ∀ {a b : Nat} (c : Nat), a < b → a < b + c := @Nat.lt_add_right
example : ∀ {n k : Nat}, n < n + k ↔ (0 : Nat) < k := @Nat.lt_add_right_iff_pos
example : ∀ {a b : Nat}, a < b → ¬b < a := @Nat.lt_asymm
example : ∀ {m n : Nat}, m < n ↔ m ≤ n ∧ m ≠ n := @Nat.lt_iff_le_and_ne
example : ∀ {m n : Nat}, m < n ↔ m ≤ n ∧ ¬n ≤ m := @Nat.lt_iff_le_not_le
example : ∀ (n : Nat), ¬n < n := @Nat.lt_irrefl
example : ∀ {k n m : Nat}, k + n < k + m → n < m := @Nat.lt_of_add_lt_add_left
example : ∀ {n m k : Nat}, n + k < m + k → n < m := @Nat.lt_of_add_lt_add_right
example : ∀ {n m : Nat}, n + (1 : Nat) ≤ m → n < m := @Nat.lt_of_add_one_le
example : ∀ {n m k : Nat}, n ≤ m → m < k → n < k := @Nat.lt_of_le_of_lt
example : ∀ {n m : Nat}, n ≤ m → n ≠ m → n < m := @Nat.lt_of_le_of_ne
example : ∀ {n m k : Nat}, n < m → m ≤ k → n < k := @Nat.lt_of_lt_of_le
example : ∀ {a b : Nat}, ¬b ≥ a → b < a := @Nat.lt_of_not_ge
example : ∀ {a b : Nat}, ¬a ≤ b → b < a := @Nat.lt_of_not_le
example : ∀ {n m : Nat}, Nat.succ n ≤ m → n < m := @Nat.lt_of_succ_le
example : ∀ {n m : Nat}, Nat.succ n < m → n < m := @Nat.lt_of_succ_lt
example : ∀ {n m : Nat}, Nat.succ n < Nat.succ m → n < m := @Nat.lt_of_succ_lt_succ
example : ∀ {n : Nat}, n < (1 : Nat) ↔ n = (0 : Nat) := @Nat.lt_one_iff
example : ∀ {n m : Nat}, n ≤ m → n < m ∨ n = m := @Nat.lt_or_eq_of_le
example : ∀ (n m : Nat), n < m ∨ n ≥ m := @Nat.lt_or_ge
example : ∀ {a b : Nat}, a ≠ b → a < b ∨ a > b := @Nat.lt_or_gt_of_ne
example : ∀ {m n : Nat}, m < Nat.succ n ↔ m ≤ n := @Nat.lt_succ_iff
example : ∀ {n m : Nat}, n ≤ m → n < Nat.succ m := @Nat.lt_succ_of_le
example : ∀ (n : Nat), n < Nat.succ n := @Nat.lt_succ_self
example : ∀ {n m k : Nat}, n < m → m < k → n < k := @Nat.lt_trans
example : ∀ (a b : Nat), a < b ∨ a = b ∨ b < a := @Nat.lt_trichotomy
example : ∀ {m n : Nat}, n * m = (0 : Nat) ↔ n = (0 : Nat) ∨ m = (0 : Nat) := @Nat.mul_eq_zero
example : ∀ {p q m n : Nat}, p ≤ m → q ≤ n → p * q ≤ m * n := @Nat.mul_le_mul
example : ∀ {m n : Nat} (k : Nat), m ≤ n → k * m ≤ k * n := @Nat.mul_le_mul_left
example : ∀ {m n : Nat} (k : Nat), m ≤ n → m * k ≤ n * k := @Nat.mul_le_mul_right
example : ∀ {a b c d : Nat}, a ≤ c → b < d → (0 : Nat) < c → a * b < c * d := @Nat.mul_lt_mul_of_le_of_lt
example : ∀ {a b c d : Nat}, a < c → b ≤ d → (0 : Nat) < d → a * b < c * d := @Nat.mul_lt_mul_of_lt_of_le
example : ∀ {n m k : Nat}, n < m → k > (0 : Nat) → k * n < k * m := @Nat.mul_lt_mul_of_pos_left
example : ∀ {n m k : Nat}, n < m → k > (0 : Nat) → n * k < m * k := @Nat.mul_lt_mul_of_pos_right
example : ∀ {n m : Nat}, n > (0 : Nat) → m > (0 : Nat) → n * m > (0 : Nat) := @Nat.mul_pos
example : ∀ {m n : Nat}, m ≤ n → m * m ≤ n * n := @Nat.mul_self_le_mul_self
example : ∀ {m n : Nat}, m < n → m * m < n * n := @Nat.mul_self_lt_mul_self
example : ∀ {a b : Nat}, a ≠ b ↔ a < b ∨ b < a := @Nat.ne_iff_lt_or_gt
example : ∀ {a b : Nat}, b < a → a ≠ b := @Nat.ne_of_gt
example : ∀ {a b : Nat}, a < b → a ≠ b := @Nat.ne_of_lt
example : ∀ {a b : Nat}, a < b → b ≠ a := @Nat.ne_of_lt'
example : ∀ {n : Nat}, n ≠ (0 : Nat) ↔ (0 : Nat) < n := @Nat.ne_zero_iff_zero_lt
example : ∀ {a b : Nat}, b < a → a ≠ (0 : Nat) := @Nat.ne_zero_of_lt
example : ∀ (n : Nat), ¬n + (1 : Nat) ≤ n := @Nat.not_add_one_le_self
example : ∀ (n : Nat), ¬n + (1 : Nat) ≤ (0 : Nat) := @Nat.not_add_one_le_zero
example : ∀ (a b : Nat), (¬a ≥ b) = (a + (1 : Nat) ≤ b) := @Nat.not_ge_eq
example : ∀ (a b : Nat), (¬a > b) = (a ≤ b) := @Nat.not_gt_eq
example : ∀ {n m : Nat}, ¬n ≤ m ↔ m < n := @Nat.not_le
example : ∀ (a b : Nat), (¬a ≤ b) = (b + (1 : Nat) ≤ a) := @Nat.not_le_eq
example : ∀ {n m : Nat}, n > m → ¬n ≤ m := @Nat.not_le_of_gt
example : ∀ {n m : Nat}, m < n → ¬n ≤ m := @Nat.not_le_of_lt
example : ∀ {n m : Nat}, ¬n < m ↔ m ≤ n := @Nat.not_lt
example : ∀ (a b : Nat), (¬a < b) = (b ≤ a) := @Nat.not_lt_eq
example : ∀ {n m : Nat}, n ≥ m → ¬n < m := @Nat.not_lt_of_ge
example : ∀ {n m : Nat}, m ≤ n → ¬n < m := @Nat.not_lt_of_le
example : ∀ (n : Nat), ¬n < (0 : Nat) := @Nat.not_lt_zero
example : ∀ (n : Nat), ¬Nat.succ n ≤ n := @Nat.not_succ_le_self
example : ∀ {n : Nat}, (1 : Nat) ≤ n ↔ n ≠ (0 : Nat) := @Nat.one_le_iff_ne_zero
example : (0 : Nat) < (1 : Nat) := @Nat.one_pos
example : ∀ {n : Nat}, (0 : Nat) < n ↔ n ≠ (0 : Nat) := @Nat.pos_iff_ne_zero
example : ∀ {a b : Nat}, a < b → (0 : Nat) < b := @Nat.pos_of_lt
example : ∀ {n k : Nat}, n < n + k → (0 : Nat) < k := @Nat.pos_of_lt_add_right
example : ∀ {n : Nat}, n ≠ (0 : Nat) → (0 : Nat) < n := @Nat.pos_of_ne_zero
example : ∀ {a b : Nat}, b = a + b ↔ a = (0 : Nat) := @Nat.right_eq_add
example : ∀ {m n : Nat}, Nat.succ m ≤ n ↔ m < n := @Nat.succ_le_iff
example : ∀ {n m : Nat}, n < m → Nat.succ n ≤ m := @Nat.succ_le_of_lt
example : ∀ {a b : Nat}, Nat.succ a ≤ Nat.succ b ↔ a ≤ b := @Nat.succ_le_succ_iff
example : ∀ {n m : Nat}, n < m → Nat.succ n < Nat.succ m := @Nat.succ_lt_succ
example : ∀ {a b : Nat}, Nat.succ a < Nat.succ b ↔ a < b := @Nat.succ_lt_succ_iff
example : ∀ (n : Nat), (0 : Nat) < Nat.succ n := @Nat.succ_pos
example : ∀ (n : Nat), (0 : Nat) < n + (1 : Nat) := @Nat.zero_lt_add_one
example : ∀ {a b : Nat}, a < b → (0 : Nat) < b := @Nat.zero_lt_of_lt
example : ∀ {a : Nat}, a ≠ (0 : Nat) → (0 : Nat) < a := @Nat.zero_lt_of_ne_zero
example : (0 : Nat) < (1 : Nat) := @Nat.zero_lt_one
example : ∀ (n : Nat), (0 : Nat) < Nat.succ n := @Nat.zero_lt_succ

/-! `Init.Logic.Classical` -/
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {r : (x : α) → β x → Prop}, (∀ (x : α), ∃ (y : β x), r x y) → ∃ (f : (x : α) → β x), ∀ (x : α), r x (f x) := @Classical.axiomOfChoice
example : ∀ {p q : Prop}, (p → q) → (¬p → q) → q := @Classical.byCases
example : ∀ {p : Prop}, (¬p → False) → p := @Classical.byContradiction
noncomputable example : {α : Sort u_3} → {p : α → Prop} → (∃ (x : α), p x) → α := @Classical.choose
example : ∀ {α : Sort u_3} {p : α → Prop} (h : ∃ (x : α), p x), p (Classical.choose h) := @Classical.choose_spec
example : ∀ (p : Prop), p ∨ ¬p := @Classical.em
noncomputable example : {α : Sort u_3} → (p : α → Prop) → (∃ (x : α), p x) → { x : α // p x } := @Classical.indefiniteDescription
noncomputable example : {α : Sort u_4} → Nonempty α → Inhabited α := @Classical.inhabited_of_nonempty
example : ∀ {a b : Prop}, ¬(a ∧ b) ↔ ¬a ∨ ¬b := @Classical.not_and_iff_not_or_not
example : ∀ {a b : Prop}, ¬(a ∧ b) ↔ ¬a ∨ ¬b := @Classical.not_and_iff_or_not_not
example : ∀ {α : Sort u_3} {p : α → Prop}, (¬∃ (x : α), ¬p x) ↔ ∀ (x : α), p x := @Classical.not_exists_not
example : ∀ {α : Sort u_3} {p : α → Prop}, (¬∀ (x : α), p x) ↔ ∃ (x : α), ¬p x := @Classical.not_forall
example : ∀ {a b : Prop}, ¬(a → b) ↔ a ∧ ¬b := @Classical.not_imp
example : ∀ {a : Prop}, ¬¬a ↔ a := @Classical.not_not
noncomputable example : {α : Sort u_3} → [h : Nonempty α] → α := @Classical.ofNonempty
example : ∀ {a b : Prop}, a ∨ b ↔ ¬a → b := @Classical.or_iff_not_imp_left
example : ∀ {a b : Prop}, a ∨ b ↔ ¬b → a := @Classical.or_iff_not_imp_right
noncomputable example : (a : Prop) → Decidable a := @Classical.propDecidable
example : ∀ {α : Sort u_3} {b : α → Sort u_4} {p : (x : α) → b x → Prop}, (∀ (x : α), ∃ (y : b x), p x y) ↔ ∃ (f : (x : α) → b x), ∀ (x : α), p x (f x) := @Classical.skolem
noncomputable example : {α : Sort u_3} → {p : α → Prop} → (∃ (a : α), p a) → α := @Exists.choose
example : ∀ {α : Sort u_3} {p : α → Prop} (P : ∃ (a : α), p a), p (Exists.choose P) := @Exists.choose_spec
example : ∀ {α : Sort u_3} {β : Sort u_4} {δ : Sort u_5} {f : β → δ} {g : α → β} {x : α}, (f ∘ g) x = f (g x) := @Function.comp_apply
example : ∀ {α : Sort u_3} {β : Sort u_4} {δ : Sort u_5} (f : β → δ) (g : α → β), f ∘ g = fun (x : α) => f (g x) := @Function.comp_def
example : ∀ {α : Sort u_4} {β : Sort u_5} {y : β} {x : α}, Function.const α y x = y := @Function.const_apply
example : ∀ {α : Sort u_3} {β : α → Sort u_4} [h : ∀ (a : α), Nonempty (β a)], Nonempty ((a : α) → β a) := inferInstance
example : ∀ {α : Type u_4} {β : Type u_5} {p q : α × β}, Prod.fst p = Prod.fst q → Prod.snd p = Prod.snd q → p = q := @Prod.ext
example : ∀ {α : Type u_3} {β : Type u_4} {p q : α × β}, p = q ↔ Prod.fst p = Prod.fst q ∧ Prod.snd p = Prod.snd q := @Prod.ext_iff
example : ∀ {α : Sort u_1} {p : α → Prop} {a b : @Subtype α fun (x : α) => p x}, @Eq α (@Subtype.val α (fun (x : α) => p x) a) (@Subtype.val α (fun (x : α) => p x) b) → @Eq (@Subtype α fun (x : α) => p x) a b := @Subtype.eq
example : ∀ {α : Sort u_1} {p : α → Prop} {a b : @Subtype α fun (x : α) => p x}, @Eq α (@Subtype.val α (fun (x : α) => p x) a) (@Subtype.val α (fun (x : α) => p x) b) → @Eq (@Subtype α fun (x : α) => p x) a b := @Subtype.ext
example : ∀ {α : Sort u_1} {p : α → Prop} {a b : @Subtype α fun (x : α) => p x}, Iff (@Eq (@Subtype α fun (x : α) => p x) a b) (@Eq α (@Subtype.val α (fun (x : α) => p x) a) (@Subtype.val α (fun (x : α) => p x) b)) := @Subtype.ext_iff
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {f g : (x : α) → β x}, f = g ↔ ∀ (x : α), f x = g x := @funext_iff
example : ∀ (a : Prop), ¬¬(a ∨ ¬a) := @not_not_em
example : ∀ {a b : Prop}, a = b ↔ (a ↔ b) := @propext_iff

/-! `Init.Logic.Conditionals` -/
example : ∀ {p q : Prop}, p = q → ¬q → ¬p := @Eq.mpr_not
example : ∀ {p q : Prop}, p = q → q → p := @Eq.mpr_prop
example : ∀ {α : Sort u_3} {β : Sort u_4} (f : α → β) (P : Prop) [inst : Decidable P] (x y : α), f (if P then x else y) = if P then f x else f y := @apply_ite
example : ∀ {p : Prop} {x : Decidable p}, decide p = false ↔ ¬p := @decide_eq_false_iff_not
example : ∀ {p : Prop} [inst : Decidable p], (decide p = true) = p := @decide_eq_true_eq
example : ∀ {p : Prop} [inst : Decidable p], decide p = true ↔ p := @decide_eq_true_iff
example : ∀ [h : Decidable False], decide False = false := @decide_false
example : ∀ {p : Prop} [g : Decidable p] [h : Decidable ¬p], (decide ¬p) = !decide p := @decide_not
example : ∀ [h : Decidable True], decide True = true := @decide_true
example : ∀ {α : Sort u_3} {c : Prop} {x : Decidable c} {t : c → α} {e : ¬c → α} (h : c = False), dite c t e = e (of_eq_false h) := @dite_cond_eq_false
example : ∀ {α : Sort u_3} {c : Prop} {x : Decidable c} {t : c → α} {e : ¬c → α} (h : c = True), dite c t e = t (of_eq_true h) := @dite_cond_eq_true
example : ∀ {α : Sort u_3} {b c : Prop} {x : Decidable b} [inst : Decidable c] {x_1 : b → α} {u : c → α} {y : ¬b → α} {v : ¬c → α} (h₁ : b = c), (∀ (h : c), x_1 (Eq.mpr_prop h₁ h) = u h) → (∀ (h : ¬c), y (Eq.mpr_not h₁ h) = v h) → dite b x_1 y = dite c u v := @dite_congr
example : ∀ {α : Sort u_3} {t : False → α} {e : ¬False → α}, dite False t e = e not_false := @dite_false
example : ∀ {α : Sort u_3} {t : True → α} {e : ¬True → α}, dite True t e = t trivial := @dite_true
example : ∀ {α : Sort u_4} {b c : Prop} {x y : α} {s : Decidable b} [inst : Decidable c], b = c → (if b then x else y) = if c then x else y := @ite_cond_congr
example : ∀ {α : Sort u_3} {c : Prop} {x : Decidable c} (a b : α), c = False → (if c then a else b) = b := @ite_cond_eq_false
example : ∀ {α : Sort u_4} {c : Prop} {x : Decidable c} (a b : α), c = True → (if c then a else b) = a := @ite_cond_eq_true
example : ∀ {α : Sort u_3} {b c : Prop} {x y u v : α} {s : Decidable b} [inst : Decidable c], b = c → (c → x = u) → (¬c → y = v) → (if b then x else y) = if c then u else v := @ite_congr
example : ∀ {α : Sort u_3} {a b : α} {p : Prop} [inst : Decidable p], (if p then a else b) = a ↔ ¬p → b = a := @ite_eq_left_iff
example : ∀ {α : Sort u_3} {a b : α} {p : Prop} [inst : Decidable p], (if p then a else b) = b ↔ p → a = b := @ite_eq_right_iff
example : ∀ {α : Sort u_3} (a b : α), (if False then a else b) = b := @ite_false
example : ∀ {α : Sort u_3} (p : Prop) [inst : Decidable p] (x y : α), (if ¬p then x else y) = if p then y else x := @ite_not
example : ∀ {α : Sort u_4} {c : Prop} {d : Decidable c} (a : α), (if c then a else a) = a := @ite_self
example : ∀ {α : Sort u_3} (a b : α), (if True then a else b) = a := @ite_true

/-! `Init.Logic.Quantifiers` -/
example : ∀ {α : Sort u_4} {p : α → Prop} [Decidable (∃ (x : α), ¬p x)] [(x : α) → Decidable (p x)], (¬∀ (x : α), p x) ↔ ∃ (x : α), ¬p x := @Decidable.not_forall
example : ∀ {α : Sort u_3} {p : α → Prop} {b : Prop}, (∃ (x : α), b ∧ p x) ↔ b ∧ ∃ (x : α), p x := @exists_and_left
example : ∀ {α : Sort u_3} {p : α → Prop} {b : Prop}, (∃ (x : α), p x ∧ b) ↔ (∃ (x : α), p x) ∧ b := @exists_and_right
example : ∀ {α : Sort u_3} {β : Sort u_4} (f : α → β) (a' : α), ∃ (a : α), f a = f a' := @exists_apply_eq_apply
example : ∀ {α : Sort u_3} {β : Sort u_4} {p : α → β → Prop}, (∃ (a : α), ∃ (b : β), p a b) ↔ ∃ (b : β), ∃ (a : α), p a b := @exists_comm
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∀ (a : α), p a ↔ q a) → ((∃ (a : α), p a) ↔ ∃ (a : α), q a) := @exists_congr
example : ∀ (α : Sort u_4) [i : Nonempty α] {b : Prop}, (∃ (_x : α), b) ↔ b := @exists_const
example : ∀ {α : Sort u_3} {a' : α}, ∃ (a : α), a = a' := @exists_eq
example : ∀ {α : Sort u_4} {a' : α}, ∃ (a : α), a' = a := @exists_eq'
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∃ (a : α), a = a' ∧ p a) ↔ p a' := @exists_eq_left
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∃ (a : α), a' = a ∧ p a) ↔ p a' := @exists_eq_left'
example : ∀ {α : Sort u_3} {p q : α → Prop} {a' : α}, (∃ (a : α), (a = a' ∨ q a) ∧ p a) ↔ p a' ∨ ∃ (a : α), q a ∧ p a := @exists_eq_or_imp
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∃ (a : α), p a ∧ a = a') ↔ p a' := @exists_eq_right
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∃ (a : α), p a ∧ a' = a) ↔ p a' := @exists_eq_right'
example : ∀ {α : Sort u_4} {β : Sort u_5} {f : α → β} {p : α → Prop} {q : β → Prop}, (∃ (b : β), (∃ (a : α), p a ∧ f a = b) ∧ q b) ↔ ∃ (a : α), p a ∧ q (f a) := @exists_exists_and_eq_and
example : ∀ {α : Sort u_3} {β : Sort u_4} {f : α → β} {p : β → Prop}, (∃ (b : β), (∃ (a : α), f a = b) ∧ p b) ↔ ∃ (a : α), p (f a) := @exists_exists_eq_and
example : ∀ {α : Sort u_4}, ¬∃ (_a : α), False := @exists_false
example : ∀ {α : Sort u_3} {p : α → Prop} {b : Prop}, (∃ (x : α), p x) → b ↔ ∀ (x : α), p x → b := @exists_imp
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∃ (x : α), p x ∨ q x) ↔ (∃ (x : α), p x) ∨ ∃ (x : α), q x := @exists_or
example : ∀ {a b : Prop}, (∃ (_h : a), b) ↔ a ∧ b := @exists_prop
example : ∀ {p p' : Prop} {q q' : p → Prop}, (∀ (h : p), q h ↔ q' h) → ∀ (hp : p ↔ p'), Exists q ↔ ∃ (h : p'), q' (Iff.mpr hp h) := @exists_prop_congr
example : ∀ {p : Prop} {q : p → Prop} (h : p), (∃ (h' : p), q h') ↔ q h := @exists_prop_of_true
example : ∀ {p : True → Prop}, Exists p ↔ p trivial := @exists_true_left
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∀ (x : α), p x ∧ q x) ↔ (∀ (x : α), p x) ∧ ∀ (x : α), q x := @forall_and
example : ∀ {α : Sort u_4} {β : Sort u_5} {f : α → β} {p : β → Prop}, (∀ (b : β) (a : α), f a = b → p b) ↔ ∀ (a : α), p (f a) := @forall_apply_eq_imp_iff
example : ∀ {α : Sort u_3} {β : Sort u_4} {f : α → β} {p : α → Prop} {q : β → Prop}, (∀ (b : β) (a : α), p a → f a = b → q b) ↔ ∀ (a : α), p a → q (f a) := @forall_apply_eq_imp_iff₂
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∀ (a : α), p a ↔ q a) → ((∀ (a : α), p a) ↔ ∀ (a : α), q a) := @forall_congr'
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∀ (a : α), a = a' → p a) ↔ p a' := @forall_eq
example : ∀ {α : Sort u_3} {p : α → Prop} {a' : α}, (∀ (a : α), a' = a → p a) ↔ p a' := @forall_eq'
example : ∀ {α : Sort u_3} {β : Sort u_4} {f : α → β} {p : β → Prop}, (∀ (b : β) (a : α), b = f a → p b) ↔ ∀ (a : α), p (f a) := @forall_eq_apply_imp_iff
example : ∀ {α : Sort u_4} {p q : α → Prop} {a' : α}, (∀ (a : α), a = a' ∨ q a → p a) ↔ p a' ∧ ∀ (a : α), q a → p a := @forall_eq_or_imp
example : ∀ {α : Sort u_3} {p : α → Prop} {q : (∃ (x : α), p x) → Prop}, (∀ (h : ∃ (x : α), p x), q h) ↔ ∀ (x : α) (h : p x), q (Exists.intro x h) := @forall_exists_index
example : ∀ {p : Prop} {q : p → Prop} (h : p), (∀ (h' : p), q h') ↔ q h := @forall_prop_of_true
example : ∀ {p : True → Prop}, (∀ (x : True), p x) ↔ p trivial := @forall_true_left
example : ∀ {α : Sort u_3} {p : α → Prop}, (¬∃ (x : α), p x) ↔ ∀ (x : α), ¬p x := @not_exists

/-! `Init.Quotient` -/
example : {α : Sort u_3} → (α → α → Prop) → Prop := @Equivalence
example : ∀ {α : Sort u_3} {r : α → α → Prop}, (∀ (x : α), r x x) → (∀ {x y : α}, r x y → r y x) → (∀ {x y z : α}, r x y → r y z → r x z) → Equivalence r := @Equivalence.mk
example : ∀ {α : Sort u_3} {r : α → α → Prop}, Equivalence r → ∀ (x : α), r x x := @Equivalence.refl
example : ∀ {α : Sort u_4} {r : α → α → Prop}, Equivalence r → ∀ {x y : α}, r x y → r y x := @Equivalence.symm
example : ∀ {α : Sort u_3} {r : α → α → Prop}, Equivalence r → ∀ {x y z : α}, r x y → r y z → r x z := @Equivalence.trans
#check @HasEquiv
example : {α : Sort u_3} → [self : HasEquiv α] → α → α → Sort u_4 := @HasEquiv.Equiv
example : {α : Sort u_3} → (α → α → Sort u_4) → HasEquiv α := @HasEquiv.mk
example : ∀ {α : Sort u_3} {r : α → α → Prop} (q : Quot r), ∃ (a : α), Quot.mk r a = q := @Quot.exists_rep
example : ∀ {α : Sort u_3} {r : α → α → Prop} {motive : Quot r → Prop} (p : ∀ (a : α), motive (Quot.mk r a)) (a : α), Quot.ind p (Quot.mk r a) = p a := @Quot.indBeta
example : {α : Sort u_3} → {r : α → α → Prop} → {motive : Quot r → Sort u_4} → ((a : α) → motive (Quot.mk r a)) → α → PSigma motive := @Quot.indep
example : ∀ {α : Sort u_4} {r : α → α → Prop} {motive : Quot r → Sort u_5} (f : (a : α) → motive (Quot.mk r a)), (∀ (a b : α) (p : r a b), Quot.sound p ▸ f a = f b) → ∀ (a b : α), r a b → Quot.indep f a = Quot.indep f b := @Quot.indepCoherent
example : ∀ {α : Sort u_3} {r : α → α → Prop} {β : Sort u_4} (f : α → β) (c : ∀ (a b : α), r a b → f a = f b) (a : α), Quot.lift f c (Quot.mk r a) = f a := @Quot.liftBeta
example : ∀ {α : Sort u_4} {r : α → α → Prop} {motive : Quot r → Sort u_5} (f : (a : α) → motive (Quot.mk r a)) (h : ∀ (a b : α) (p : r a b), Quot.sound p ▸ f a = f b) (q : Quot r), PSigma.fst (Quot.lift (Quot.indep f) (Quot.indepCoherent f h) q) = q := @Quot.liftIndepPr1
example : {α : Sort u_3} → {r : α → α → Prop} → {motive : Quot r → Sort u_4} → [h : ∀ (a : α), Subsingleton (motive (Quot.mk r a))] → (q : Quot r) → ((a : α) → motive (Quot.mk r a)) → motive q := @Quot.recOnSubsingleton
example : {α : Sort u_3} → Setoid α → Sort u_3 := @Quotient
example : {α : Sort u_3} → {s : Setoid α} → [d : (a b : α) → Decidable (HasEquiv.Equiv a b)] → DecidableEq (Quotient s) := @Quotient.decidableEq
example : ∀ {α : Sort u_3} {s : Setoid α} {a b : α}, Quotient.mk s a = Quotient.mk s b → HasEquiv.Equiv a b := @Quotient.exact
example : ∀ {α : Sort u_3} {s : Setoid α} (q : Quotient s), ∃ (a : α), Quotient.mk s a = q := @Quotient.exists_rep
example : ∀ {α : Sort u_4} {s : Setoid α} {motive : Quotient s → Prop}, (∀ (a : α), motive (Quotient.mk s a)) → ∀ (q : Quotient s), motive q := @Quotient.ind
example : ∀ {α : Sort u_3} {s : Setoid α} {motive : Quotient s → Prop} (q : Quotient s), (∀ (a : α), motive (Quotient.mk s a)) → motive q := @Quotient.inductionOn
example : ∀ {α : Sort u_4} {s : Setoid α} {α' : Sort u_5} {s' : Setoid α'} {motive : Quotient s → Quotient s' → Prop} (q₁ : Quotient s) (q₂ : Quotient s'), (∀ (a : α) (b : α'), motive (Quotient.mk s a) (Quotient.mk s' b)) → motive q₁ q₂ := @Quotient.inductionOn₂
example : {α : Sort u_3} → {β : Sort u_4} → {s : Setoid α} → (f : α → β) → (∀ (a b : α), HasEquiv.Equiv a b → f a = f b) → Quotient s → β := @Quotient.lift
example : {α : Sort u_3} → {β : Sort u_4} → {s : Setoid α} → Quotient s → (f : α → β) → (∀ (a b : α), HasEquiv.Equiv a b → f a = f b) → β := @Quotient.liftOn
example : {α : Sort u_3} → (s : Setoid α) → α → Quotient s := @Quotient.mk
example : ∀ {α : Sort u_3} {s : Setoid α} {a b : α}, HasEquiv.Equiv a b → Quotient.mk s a = Quotient.mk s b := @Quotient.sound
example : Sort u_3 → Sort (max 1 u_3) := @Setoid
example : ∀ {α : Sort u_1} [self : Setoid α], @Equivalence α (@Setoid.r α self) := @Setoid.iseqv
example : {α : Sort u_3} → (r : α → α → Prop) → Equivalence r → Setoid α := @Setoid.mk
example : {α : Sort u_4} → [self : Setoid α] → α → α → Prop := @Setoid.r
example : ∀ {α : Sort u_3} [s : Setoid α] (a : α), HasEquiv.Equiv a a := @Setoid.refl
example : ∀ {α : Sort u_3} [s : Setoid α] {a b : α}, HasEquiv.Equiv a b → HasEquiv.Equiv b a := @Setoid.symm
example : ∀ {α : Sort u_3} [s : Setoid α] {a b c : α}, HasEquiv.Equiv a b → HasEquiv.Equiv b c → HasEquiv.Equiv a c := @Setoid.trans
example : {α : Sort u_3} → [Setoid α] → HasEquiv α := inferInstance

/-! `Init.WF` -/
example : {α : Sort u_3} → (α → α → Prop) → α → Prop := @Acc
example : ∀ {α : Sort u_4} {r : α → α → Prop} (x : α), (∀ (y : α), r y x → Acc r y) → Acc r x := @Acc.intro
example : ∀ {α : Sort u_3} {r : α → α → Prop} {x y : α}, Acc r x → r y x → Acc r y := @Acc.inv
example : {α : Sort u_4} → {β : Sort u_5} → (β → β → Prop) → (α → β) → α → α → Prop := @InvImage
example : ∀ {α : Sort u_3} {β : Sort u_4} {r : β → β → Prop} (f : α → β), WellFounded r → WellFounded (InvImage r f) := @InvImage.wf
example : WellFoundedRelation Nat := @Nat.lt_wfRel
example : {α : Sort u_3} → {β : α → Sort u_4} → (α → α → Prop) → ((a : α) → β a → β a → Prop) → PSigma β → PSigma β → Prop := @PSigma.Lex
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {r : α → α → Prop} {s : (a : α) → β a → β a → Prop} {a₁ : α} (b₁ : β a₁) {a₂ : α} (b₂ : β a₂), r a₁ a₂ → PSigma.Lex r s { fst := a₁, snd := b₁ } { fst := a₂, snd := b₂ } := @PSigma.Lex.left
example : ∀ {α : Sort u_3} {β : α → Sort u_4} {r : α → α → Prop} {s : (a : α) → β a → β a → Prop} (a : α) {b₁ b₂ : β a}, s a b₁ b₂ → PSigma.Lex r s { fst := a, snd := b₁ } { fst := a, snd := b₂ } := @PSigma.Lex.right
example : {α : Sort u_4} → {β : α → Sort u_5} → [ha : WellFoundedRelation α] → [hb : (a : α) → WellFoundedRelation (β a)] → WellFoundedRelation (PSigma β) := inferInstance
example : {α : Sort u_3} → {β : α → Sort u_4} → WellFoundedRelation α → ((a : α) → WellFoundedRelation (β a)) → WellFoundedRelation (PSigma β) := @PSigma.lex
example : ∀ {α : Sort u_4} {β : α → Sort u_5} {r : α → α → Prop} {s : (a : α) → β a → β a → Prop}, (∀ (a : α), WellFounded (s a)) → ∀ {a : α}, Acc r a → ∀ (b : β a), Acc (PSigma.Lex r s) { fst := a, snd := b } := @PSigma.lexAcc
example : {α : Type u_3} → {β : Type u_4} → (α → α → Prop) → (β → β → Prop) → α × β → α × β → Prop := @Prod.Lex
example : ∀ {α : Type u_3} {β : Type u_4} {ra : α → α → Prop} {rb : β → β → Prop} {a₁ : α} (b₁ : β) {a₂ : α} (b₂ : β), ra a₁ a₂ → Prod.Lex ra rb (a₁, b₁) (a₂, b₂) := @Prod.Lex.left
example : ∀ {α : Type u_3} {β : Type u_4} {ra : α → α → Prop} {rb : β → β → Prop} (a : α) {b₁ b₂ : β}, rb b₁ b₂ → Prod.Lex ra rb (a, b₁) (a, b₂) := @Prod.Lex.right
example : ∀ {β : Type u_3} {rb : β → β → Prop} {a₂ : Nat} {b₂ : β} {a₁ : Nat} {b₁ : β}, a₁ ≤ a₂ → rb b₁ b₂ → Prod.Lex Nat.lt rb (a₁, b₁) (a₂, b₂) := @Prod.Lex.right'
example : {α : Type u_3} → {β : Type u_4} → [ha : WellFoundedRelation α] → [hb : WellFoundedRelation β] → WellFoundedRelation (α × β) := inferInstance
example : {α : Type u_4} → {β : Type u_5} → WellFoundedRelation α → WellFoundedRelation β → WellFoundedRelation (α × β) := @Prod.lex
example : ∀ {α : Type u_3} {β : Type u_4} {ra : α → α → Prop} {rb : β → β → Prop}, WellFounded rb → ∀ {a : α}, Acc ra a → ∀ (b : β), Acc (Prod.Lex ra rb) (a, b) := @Prod.lexAcc
example : ∀ {α : Sort u_4} {r q : α → α → Prop} {a : α}, (∀ {x y : α}, q x y → r x y) → Acc r a → Acc q a := @Subrelation.accessible
example : ∀ {α : Sort u_3} {r q : α → α → Prop}, (∀ {x y : α}, q x y → r x y) → WellFounded r → WellFounded q := @Subrelation.wf
example : {α : Sort u_3} → (α → α → Prop) → Prop := @WellFounded
example : {α : Sort u_3} → {motive : α → Sort u_4} → (h : α → Nat) → ((x : α) → ((y : α) → InvImage (fun (x1 x2 : Nat) => x1 < x2) h y x → motive y) → motive x) → (x : α) → motive x := @WellFounded.Nat.fix
example : ∀ {α : Sort u_3} {motive : α → Sort u_4} (h : α → Nat) (F : (x : α) → ((y : α) → InvImage (fun (x1 x2 : Nat) => x1 < x2) h y x → motive y) → motive x) (x : α), WellFounded.Nat.fix h F x = F x fun (y : α) (x : InvImage (fun (x1 x2 : Nat) => x1 < x2) h y x) => WellFounded.Nat.fix h F y := @WellFounded.Nat.fix_eq
example : ∀ {α : Sort u_3} {r : α → α → Prop}, WellFounded r → ∀ (a : α), Acc r a := @WellFounded.apply
noncomputable example : {α : Sort u_4} → {C : α → Sort u_5} → {r : α → α → Prop} → WellFounded r → ((x : α) → ((y : α) → r y x → C y) → C x) → (x : α) → C x := @WellFounded.fix
noncomputable example : {α : Sort u_3} → {r : α → α → Prop} → {C : α → Sort u_4} → ((x : α) → ((y : α) → r y x → C y) → C x) → (x : α) → Acc r x → C x := @WellFounded.fixF
example : ∀ {α : Sort u_4} {r : α → α → Prop} {C : α → Sort u_5} (F : (x : α) → ((y : α) → r y x → C y) → C x) (x : α) (acx : Acc r x), WellFounded.fixF F x acx = F x fun (y : α) (p : r y x) => WellFounded.fixF F y (Acc.inv acx p) := @WellFounded.fixF_eq
example : ∀ {α : Sort u_3} {C : α → Sort u_4} {r : α → α → Prop} (hwf : WellFounded r) (F : (x : α) → ((y : α) → r y x → C y) → C x) (x : α), WellFounded.fix hwf F x = F x fun (y : α) (x : r y x) => WellFounded.fix hwf F y := @WellFounded.fix_eq
example : ∀ {α : Sort u_3} {r : α → α → Prop}, WellFounded r → ∀ {C : α → Prop} (a : α), (∀ (x : α), (∀ (y : α), r y x → C y) → C x) → C a := @WellFounded.induction
example : ∀ {α : Sort u_3} {r : α → α → Prop}, (∀ (a : α), Acc r a) → WellFounded r := @WellFounded.intro
noncomputable example : {α : Sort u_3} → {r : α → α → Prop} → WellFounded r → {C : α → Sort u_4} → (a : α) → ((x : α) → ((y : α) → r y x → C y) → C x) → C a := @WellFounded.recursion
example : Sort u_3 → Sort (max 1 u_3) := @WellFoundedRelation
example : {α : Sort u_4} → (rel : α → α → Prop) → WellFounded rel → WellFoundedRelation α := @WellFoundedRelation.mk
example : {α : Sort u_3} → [self : WellFoundedRelation α] → α → α → Prop := @WellFoundedRelation.rel
example : ∀ {α : Sort u_1} [self : WellFoundedRelation α], @WellFounded α (@WellFoundedRelation.rel α self) := @WellFoundedRelation.wf
example : {α : Sort u_3} → {β : Sort u_4} → {γ : Sort u_5} → α → β → γ → γ := @binderNameHint
example : {α : Sort u_3} → WellFoundedRelation α := @emptyWf
example : {α : Sort u_3} → [SizeOf α] → WellFoundedRelation α := inferInstance
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → WellFoundedRelation β → WellFoundedRelation α := @invImage
example : ∀ {α : Sort u_3} {P : Prop} {a b : α} [inst : Decidable P], (if P then a else b) = if h : P then binderNameHint h Unit.unit a else binderNameHint h Unit.unit b := @ite_eq_dite
example : {α : Sort u_4} → (α → Nat) → WellFoundedRelation α := @measure
example : {α : Sort u_3} → [SizeOf α] → WellFoundedRelation α := @sizeOfWFRel
example : {α : Sort u_4} → α → α := @wfParam

/-! `Init.Data.Nat.MinMax` -/
example : ∀ (a b : Nat), a ≤ max a b := @Nat.le_max_left
example : ∀ (a b : Nat), b ≤ max a b := @Nat.le_max_right
example : ∀ {a b c : Nat}, a ≤ min b c ↔ a ≤ b ∧ a ≤ c := @Nat.le_min
example : ∀ {a b c : Nat}, a ≤ b → a ≤ c → a ≤ min b c := @Nat.le_min_of_le_of_le
example : ∀ {a b c : Nat}, a < min b c ↔ a < b ∧ a < c := @Nat.lt_min
example : ∀ (a b : Nat), max a b = max b a := @Nat.max_comm
example : ∀ {n m : Nat}, max n m = if n ≤ m then m else n := @Nat.max_def
example : ∀ {a b : Nat}, b ≤ a → max a b = a := @Nat.max_eq_left
example : ∀ {a b : Nat}, a ≤ b → max a b = b := @Nat.max_eq_right
example : ∀ {a b c : Nat}, max a b ≤ c ↔ a ≤ c ∧ b ≤ c := @Nat.max_le
example : ∀ {a b c : Nat}, a ≤ c → b ≤ c → max a b ≤ c := @Nat.max_le_of_le_of_le
example : ∀ (a : Nat), max a a = a := @Nat.max_self
example : ∀ (a : Nat), max a (0 : Nat) = a := @Nat.max_zero
example : ∀ (a b : Nat), min a b = min b a := @Nat.min_comm
example : ∀ {n m : Nat}, min n m = if n ≤ m then n else m := @Nat.min_def
example : ∀ {a b : Nat}, a ≤ b → min a b = a := @Nat.min_eq_left
example : ∀ {a b : Nat}, b ≤ a → min a b = b := @Nat.min_eq_right
example : ∀ (a b : Nat), min a b ≤ a := @Nat.min_le_left
example : ∀ (a b : Nat), min a b ≤ b := @Nat.min_le_right
example : ∀ (a : Nat), min a a = a := @Nat.min_self
example : ∀ (a : Nat), min a (0 : Nat) = (0 : Nat) := @Nat.min_zero
example : ∀ (a : Nat), max (0 : Nat) a = a := @Nat.zero_max
example : ∀ (a : Nat), min (0 : Nat) a = (0 : Nat) := @Nat.zero_min

/-! `Init.Data.RArray` -/
example : Type u_4 → Type u_4 := @Lean.RArray
example : {α : Type u_3} → Nat → Lean.RArray α → Lean.RArray α → Lean.RArray α := @Lean.RArray.branch
noncomputable example : {α : Type u_3} → Lean.RArray α → Nat → α := @Lean.RArray.get
example : {α : Type u_3} → α → Lean.RArray α := @Lean.RArray.leaf

/-! `Init.Logic.Bool` -/
example : ∀ {α : Type u_3} [inst : BEq α] [ReflBEq α] {a : α}, (a == a) = true := @BEq.rfl
example : ∀ (x y z : Bool), (x && y && z) = (x && (y && z)) := @Bool.and_assoc
example : ∀ (x y : Bool), (x && y) = (y && x) := @Bool.and_comm
example : ∀ {x y : Bool}, (x && y) = false ↔ x = false ∨ y = false := @Bool.and_eq_false_iff
example : ∀ (a b : Bool), ((a && b) = true) = (a = true ∧ b = true) := @Bool.and_eq_true
example : ∀ {x y : Bool}, (x && y) = true ↔ x = true ∧ y = true := @Bool.and_eq_true_iff
example : ∀ (b : Bool), (b && false) = false := @Bool.and_false
example : ∀ (b : Bool), (b && !b) = false := @Bool.and_not_self
example : ∀ (b : Bool), (b && b) = b := @Bool.and_self
example : ∀ (b : Bool), (b && true) = b := @Bool.and_true
example : ∀ {α : Sort u_4} (b : Bool) (t e : α), (bif b then t else e) = if b = true then t else e := @Bool.cond_eq_ite
example : ∀ {b : Bool}, b = false ↔ b ≠ true := @Bool.eq_false_iff
example : ∀ (b : Bool), b = true ∨ b = false := @Bool.eq_false_or_eq_true
example : ∀ {a b : Bool}, a = b ↔ (a = true ↔ b = true) := @Bool.eq_iff_iff
example : ∀ (b : Bool), (false && b) = false := @Bool.false_and
example : ∀ (b : Bool), (false || b) = b := @Bool.false_or
example : DecidableEq Bool := inferInstance
#check @Bool.instDecidableExistsOfDecidablePred
#check @Bool.instDecidableForallOfDecidablePred
example : ∀ (x y : Bool), (!(x && y)) = (!x || !y) := @Bool.not_and
example : ∀ {a b : Bool}, (!a) = b ↔ a = !b := @Bool.not_eq_eq_eq_not
example : ∀ (b : Bool), (¬b = false) = (b = true) := @Bool.not_eq_false
example : ∀ (b : Bool), ((!b) = false) = (b = true) := @Bool.not_eq_false'
example : ∀ (b : Bool), (¬b = true) = (b = false) := @Bool.not_eq_true
example : ∀ (b : Bool), ((!b) = true) = (b = false) := @Bool.not_eq_true'
example : (!false) = true := @Bool.not_false
example : ∀ (b : Bool), (!!b) = b := @Bool.not_not
example : ∀ (x y : Bool), (!(x || y)) = (!x && !y) := @Bool.not_or
example : (!true) = false := @Bool.not_true
example : ∀ (x y z : Bool), (x || y || z) = (x || (y || z)) := @Bool.or_assoc
example : ∀ (x y : Bool), (x || y) = (y || x) := @Bool.or_comm
example : ∀ {x y : Bool}, (x || y) = false ↔ x = false ∧ y = false := @Bool.or_eq_false_iff
example : ∀ (a b : Bool), ((a || b) = true) = (a = true ∨ b = true) := @Bool.or_eq_true
example : ∀ {x y : Bool}, (x || y) = true ↔ x = true ∨ y = true := @Bool.or_eq_true_iff
example : ∀ (b : Bool), (b || false) = b := @Bool.or_false
example : ∀ (b : Bool), (b || !b) = true := @Bool.or_not_self
example : ∀ (b : Bool), (b || b) = b := @Bool.or_self
example : ∀ (b : Bool), (b || true) = true := @Bool.or_true
example : ∀ (b : Bool), (true && b) = b := @Bool.true_and
example : ∀ (b : Bool), (true || b) = true := @Bool.true_or
example : (α : Type u_3) → [BEq α] → Prop := @LawfulBEq
example : ∀ {α : Type u_3} {inst : BEq α} [self : LawfulBEq α] {a b : α}, (a == b) = true → a = b := @LawfulBEq.eq_of_beq
example : ∀ {α : Type u_4} [inst : BEq α] [toReflBEq : ReflBEq α], (∀ {a b : α}, (a == b) = true → a = b) → LawfulBEq α := @LawfulBEq.mk
example : ∀ {α : Type u_3} {inst : BEq α} [self : LawfulBEq α], ReflBEq α := @LawfulBEq.toReflBEq
example : (α : Type u_4) → [BEq α] → Prop := @ReflBEq
example : ∀ {α : Type u_3} [inst : BEq α], (∀ {a : α}, (a == a) = true) → ReflBEq α := @ReflBEq.mk
example : ∀ {α : Type u_3} {inst : BEq α} [self : ReflBEq α] {a : α}, (a == a) = true := @ReflBEq.rfl
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a b : α}, (a == b) = (b == a) := @beq_comm
example : ∀ {α : Type u_3} [inst : DecidableEq α] (a b : α), (a == b) = decide (a = b) := @beq_eq_decide
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a b : α}, (a == b) = false ↔ a ≠ b := @beq_eq_false_iff_ne
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a b : α}, (a == b) = true ↔ a = b := @beq_iff_eq
example : ∀ {α : Type u_3} [inst : BEq α] [h : ReflBEq α] (a : α), (a == a) = true := @beq_self_eq_true
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a b : α}, (a != b) = true ↔ a ≠ b := @bne_iff_ne
example : ∀ {α : Type u_3} [inst : BEq α] [ReflBEq α] (a : α), (a != a) = false := @bne_self_eq_false
example : ∀ {α : Sort u_3} (a b : α), (bif false then a else b) = b := @cond_false
example : ∀ {α : Sort u_3} (a b : α), (bif true then a else b) = a := @cond_true
example : ∀ {α : Type u_3} [inst : DecidableEq α], LawfulBEq α := inferInstance

/-! `Init.Data.Nat.Induction` -/
example : ∀ {m n : Nat}, (Nat.beq m n = true) = (m = n) := @Nat.beq_eq
example : ∀ {x y : Nat}, (Nat.ble x y = true) = (x ≤ y) := @Nat.ble_eq
example : ∀ {x y : Nat}, (Nat.blt x y = true) = (x < y) := @Nat.blt_eq
example : {motive : Nat → Sort u_4} → (t : Nat) → motive (0 : Nat) → ((n : Nat) → motive (n + (1 : Nat))) → motive t := @Nat.casesAuxOn
example : (n : Nat) → (P : (k : Nat) → k < n → Prop) → [(n_1 : Nat) → (h : n_1 < n) → Decidable (P n_1 h)] → Decidable (∀ (n_1 : Nat) (h : n_1 < n), P n_1 h) := @Nat.decidableBallLT
example : (n : Nat) → (P : Nat → Prop) → [(k : Nat) → Decidable (P k)] → Decidable (∀ (k : Nat), k < n → P k) := @Nat.decidableForallLT
example : {α : Type u_3} → (n : Nat) → ((i : Nat) → i < n → α → α) → α → α := @Nat.fold
example : {motive : Nat → Sort u_3} → motive (0 : Nat) → ((n : Nat) → motive n → motive (n + (1 : Nat))) → (t : Nat) → motive t := @Nat.recAux
example : {α : Type u_3} → (α → α) → Nat → α → α := @Nat.repeat
noncomputable example : {motive : Nat → Sort u_4} → (n : Nat) → ((n : Nat) → ((m : Nat) → m < n → motive m) → motive n) → motive n := @Nat.strongRecOn

/-! `Init.Data.Function` -/
example : Bool → Bool → Bool := @Bool.xor
example : {α : Sort u_4} → {β : Sort u_5} → (α → β) → Prop := @Function.HasLeftInverse
example : ∀ {α : Sort u_3} {β : Sort u_4} {f : α → β}, Function.HasLeftInverse f → Function.Injective f := @Function.HasLeftInverse.injective
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → Prop := @Function.HasRightInverse
example : ∀ {α : Sort u_3} {β : Sort u_4} {f : α → β}, Function.HasRightInverse f → Function.Surjective f := @Function.HasRightInverse.surjective
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → Prop := @Function.Injective
example : {α : Sort u_3} → {β : Sort u_4} → (β → α) → (α → β) → Prop := @Function.LeftInverse
example : ∀ {α : Sort u_4} {β : Sort u_5} {g : β → α} {f : α → β}, Function.LeftInverse g f → Function.Injective f := @Function.LeftInverse.injective
example : {α : Sort u_3} → {β : Sort u_4} → (β → α) → (α → β) → Prop := @Function.RightInverse
example : ∀ {α : Sort u_4} {β : Sort u_5} {g : β → α} {f : α → β}, Function.RightInverse g f → Function.Surjective f := @Function.RightInverse.surjective
example : {α : Sort u_3} → {β : Sort u_4} → (α → β) → Prop := @Function.Surjective
example : ∀ {α : Sort u_1}, @Function.Injective α α (@id α) := @Function.injective_id
example : ∀ {α : Sort u_1}, @Function.Surjective α α (@id α) := @Function.surjective_id

/-! `Init.Data.Nat.Sub` -/
example : ∀ {a b c : Nat}, b ≤ c → a ≤ c - b → a + b ≤ c := @Nat.add_le_of_le_sub
example : ∀ {a b c : Nat}, a < c - b → a + b < c := @Nat.add_lt_of_lt_sub
example : ∀ (n : Nat), n + (1 : Nat) - (1 : Nat) = n := @Nat.add_one_sub_one
example : ∀ (k n m : Nat), k + n - (k + m) = n - m := @Nat.add_sub_add_left
example : ∀ (n k m : Nat), n + k - (m + k) = n - m := @Nat.add_sub_add_right
example : ∀ {m k : Nat}, k ≤ m → ∀ (n : Nat), n + m - k = n + (m - k) := @Nat.add_sub_assoc
example : ∀ {n m : Nat}, n + m - m = n := @Nat.add_sub_cancel
example : ∀ {n m : Nat}, m ≤ n → m + (n - m) = n := @Nat.add_sub_cancel'
example : ∀ {n m : Nat}, n + m - n = m := @Nat.add_sub_cancel_left
example : ∀ {a b : Nat}, a ≤ b → a + (b - a) = b := @Nat.add_sub_of_le
example : ∀ {c a b : Nat}, b ≤ a → a - b = c → a = c + b := @Nat.eq_add_of_sub_eq
example : ∀ {a b c : Nat}, a - b ≤ c → a ≤ c + b := @Nat.le_add_of_sub_le
example : ∀ {n m : Nat}, n - m = (0 : Nat) → n ≤ m := @Nat.le_of_sub_eq_zero
example : ∀ {k m n : Nat}, k ≤ m → (n ≤ m - k ↔ n + k ≤ m) := @Nat.le_sub_iff_add_le
example : ∀ {a b c : Nat}, a + b ≤ c → a ≤ c - b := @Nat.le_sub_of_add_le
example : ∀ {m n : Nat}, n - m ≠ (0 : Nat) → m < n := @Nat.lt_of_sub_ne_zero
example : ∀ {m n : Nat}, (0 : Nat) < n - m → m < n := @Nat.lt_of_sub_pos
example : ∀ {a b c : Nat}, a < c - b ↔ a + b < c := @Nat.lt_sub_iff_add_lt
example : ∀ {a b c : Nat}, a + b < c → a < c - b := @Nat.lt_sub_of_add_lt
example : ∀ (k m n : Nat), k * (m - n) = k * m - k * n := @Nat.mul_sub
example : ∀ (n m : Nat), n * (m - (1 : Nat)) = n * m - n := @Nat.mul_sub_one
example : ∀ {n : Nat}, Nat.pred n = n - (1 : Nat) := @Nat.pred_eq_sub_one
example : ∀ {n m : Nat}, n - (1 : Nat) = m + (1 : Nat) ↔ n = m + (2 : Nat) := @Nat.pred_eq_succ_iff
example : ∀ (n : Nat), Nat.pred n ≤ n := @Nat.pred_le
example : ∀ {n : Nat}, n ≠ (0 : Nat) → Nat.pred n < n := @Nat.pred_lt
example : ∀ (n : Nat), Nat.pred (Nat.succ n) = n := @Nat.pred_succ
example : Nat.pred (0 : Nat) = (0 : Nat) := @Nat.pred_zero
example : ∀ {n m : Nat}, m ≤ n → n - m + m = n := @Nat.sub_add_cancel
example : ∀ {n m k : Nat}, k ≤ n → n + m - k = n - k + m := @Nat.sub_add_comm
example : ∀ (a b c : Nat), a - (b + c) = a - b - c := @Nat.sub_add_eq
example : ∀ {a b c : Nat}, b ≤ a → (a - b = c ↔ a = c + b) := @Nat.sub_eq_iff_eq_add
example : ∀ {a b c : Nat}, a = c + b → a - b = c := @Nat.sub_eq_of_eq_add
example : ∀ {n m : Nat}, n - m = (0 : Nat) ↔ n ≤ m := @Nat.sub_eq_zero_iff_le
example : ∀ {n m : Nat}, n ≤ m → n - m = (0 : Nat) := @Nat.sub_eq_zero_of_le
example : ∀ (n m : Nat), n - m ≤ n := @Nat.sub_le
example : ∀ {a b c : Nat}, a - b ≤ c ↔ a ≤ c + b := @Nat.sub_le_iff_le_add
example : ∀ {a b c : Nat}, a ≤ c + b → a - b ≤ c := @Nat.sub_le_of_le_add
example : ∀ {n m : Nat}, n ≤ m → ∀ (k : Nat), k - m ≤ k - n := @Nat.sub_le_sub_left
example : ∀ {n m : Nat}, n ≤ m → ∀ (k : Nat), n - k ≤ m - k := @Nat.sub_le_sub_right
example : ∀ {n m : Nat}, (0 : Nat) < n → (0 : Nat) < m → n - m < n := @Nat.sub_lt
example : ∀ {n k m : Nat}, n ≤ k → k < n + m → k - n < m := @Nat.sub_lt_left_of_lt_add
example : ∀ {k m n : Nat}, k < m → k < n → m - n < m - k := @Nat.sub_lt_sub_left
example : ∀ {a b c : Nat}, c ≤ a → a < b → a - c < b - c := @Nat.sub_lt_sub_right
example : ∀ (n m k : Nat), (n - m) * k = n * k - m * k := @Nat.sub_mul
example : ∀ {a b : Nat}, a < b → b - a ≠ (0 : Nat) := @Nat.sub_ne_zero_of_lt
example : ∀ (n : Nat), n - (1 : Nat) = Nat.pred n := @Nat.sub_one
example : ∀ {a : Nat}, a ≠ (0 : Nat) → a - (1 : Nat) + (1 : Nat) = a := @Nat.sub_one_add_one
example : ∀ {n : Nat}, (0 : Nat) < n → n - (1 : Nat) + (1 : Nat) = n := @Nat.sub_one_add_one_eq_of_pos
example : ∀ {n : Nat}, n ≠ (0 : Nat) → n - (1 : Nat) < n := @Nat.sub_one_lt
example : ∀ {n : Nat}, n - (1 : Nat) < n ↔ (0 : Nat) < n := @Nat.sub_one_lt_iff
example : ∀ {n m : Nat}, m < n → n - (1 : Nat) < n := @Nat.sub_one_lt_of_lt
example : ∀ {n m : Nat}, (0 : Nat) < m - n ↔ n < m := @Nat.sub_pos_iff_lt
example : ∀ {m n : Nat}, m < n → (0 : Nat) < n - m := @Nat.sub_pos_of_lt
example : ∀ (m n k : Nat), m - n - k = m - k - n := @Nat.sub_right_comm
example : ∀ (n : Nat), n - n = (0 : Nat) := @Nat.sub_self
example : ∀ (n m k : Nat), n - m - k = n - (m + k) := @Nat.sub_sub
example : ∀ {a b c : Nat}, c ≤ b → a - (b - c) = a + c - b := @Nat.sub_sub_eq_add_sub
example : ∀ {n m : Nat}, m ≤ n → n - (n - m) = m := @Nat.sub_sub_self
example : ∀ (n m : Nat), n - Nat.succ m = Nat.pred (n - m) := @Nat.sub_succ
example : ∀ (n : Nat), n - (0 : Nat) = n := @Nat.sub_zero
example : ∀ {n : Nat}, (0 : Nat) < n → Nat.succ (Nat.pred n) = n := @Nat.succ_pred_eq_of_pos
example : ∀ {m n : Nat}, n ≤ m → Nat.succ m - n = Nat.succ (m - n) := @Nat.succ_sub
example : ∀ (n : Nat), Nat.succ n - (1 : Nat) = n := @Nat.succ_sub_one
example : ∀ (n m : Nat), Nat.succ n - Nat.succ m = n - m := @Nat.succ_sub_succ
example : ∀ (n m : Nat), Nat.succ n - Nat.succ m = n - m := @Nat.succ_sub_succ_eq_sub
example : ∀ {m n : Nat}, m < n → (0 : Nat) < n - m := @Nat.zero_lt_sub_of_lt
example : ∀ (n : Nat), (0 : Nat) - n = (0 : Nat) := @Nat.zero_sub

/-! `Init.Data.Option` -/
example : {α : Type u_3} → (α → Bool) → Option α → Bool := @Option.all
example : ∀ {α : Type u_4} (p : α → Bool), Option.all p none = true := @Option.all_none
example : ∀ {α : Type u_3} (p : α → Bool) (x : α), Option.all p (some x) = p x := @Option.all_some
example : {α : Type u_3} → (α → Bool) → Option α → Bool := @Option.any
example : ∀ {α : Type u_3} (p : α → Bool), Option.any p none = false := @Option.any_none
example : ∀ {α : Type u_3} (p : α → Bool) (x : α), Option.any p (some x) = p x := @Option.any_some
example : {α : Type u_3} → {β : Type u_4} → Option α → (α → Option β) → Option β := @Option.bind
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} (x : Option α) (f : α → Option β) (g : β → Option γ), Option.bind (Option.bind x f) g = Option.bind x fun (y : α) => Option.bind (f y) g := @Option.bind_assoc
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → Option β} {b : β} {x : Option α}, Option.bind x f = some b ↔ ∃ (a : α), x = some a ∧ f a = some b := @Option.bind_eq_some_iff
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {f : α → β} {g : β → Option γ} {x : Option α}, Option.bind (Option.map f x) g = Option.bind x (g ∘ f) := @Option.bind_map
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → Option β), Option.bind none f = none := @Option.bind_none
example : ∀ {α : Type u_3} {β : Type u_4} (a : α) (f : α → Option β), Option.bind (some a) f = f a := @Option.bind_some
example : ∀ {α : Type u_3} {β : Sort u_4} (x : β) (f : α → β), Option.elim none x f = x := @Option.elim_none
example : ∀ {α : Type u_3} {β : Sort u_4} (x : β) (f : α → β) (a : α), Option.elim (some a) x f = f a := @Option.elim_some
example : ∀ {α : Type u_3} {o : Option α}, o = none ↔ ∀ (a : α), o ≠ some a := @Option.eq_none_iff_forall_ne_some
example : ∀ {α : Type u_4} {o : Option α}, Option.isNone o = true → o = none := @Option.eq_none_of_isNone
example : ∀ {α : Type u_3} (a : Option α), a = none ∨ ∃ (x : α), a = some x := @Option.eq_none_or_eq_some
example : ∀ {α : Type u_4} {o : Option α} (h : Option.isSome o = true), o = some (Option.get o h) := @Option.eq_some_of_isSome
example : ∀ {α : Type u_3} {p : Option α → Prop}, (∃ (x : Option α), p x) ↔ p none ∨ ∃ (x : α), p (some x) := @Option.exists
example : ∀ {α : Type u_3} {o₁ o₂ : Option α}, (∀ (a : α), o₁ = some a ↔ o₂ = some a) → o₁ = o₂ := @Option.ext
example : ∀ {α : Type u_3} {o₁ o₂ : Option α}, o₁ = o₂ ↔ ∀ (a : α), o₁ = some a ↔ o₂ = some a := @Option.ext_iff
example : {α : Type u_3} → (α → Bool) → Option α → Option α := @Option.filter
example : ∀ {α : Type u_3} (p : α → Bool), Option.filter p none = none := @Option.filter_none
example : ∀ {α : Type u_4} {p : Option α → Prop}, (∀ (x : Option α), p x) ↔ p none ∧ ∀ (x : α), p (some x) := @Option.forall
example : {α : Type u_3} → (o : Option α) → Option.isSome o = true → α := @Option.get
example : {α : Type u_4} → [Inhabited α] → Option α → α := @Option.get!
example : {α : Type u_3} → Option α → α → α := @Option.getD
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β) (x : α) (o : Option α), Option.getD (Option.map f o) (f x) = f (Option.getD o x) := @Option.getD_map
example : ∀ {α : Type u_3} {a : α}, Option.getD none a = a := @Option.getD_none
example : ∀ {α : Type u_3} {a b : α}, Option.getD (some a) b = a := @Option.getD_some
example : ∀ {α : Type u_3} {fallback : α} (o : Option α) {h : Option.isSome o = true}, Option.get o h = Option.getD o fallback := @Option.get_eq_getD
example : ∀ {α : Type u_4} {a : α} {o : Option α} (h : Option.isSome o = true), a ∈ o → Option.get o h = a := @Option.get_of_mem
example : ∀ {α : Type u_3} (x : α) (h : Option.isSome (some x) = true), Option.get (some x) h = x := @Option.get_some
example : {α : Type u_4} → Membership α (Option α) := inferInstance
example : {α : Type u_3} → Option α → Bool := @Option.isNone
example : ∀ {α : Type u_3} {a : Option α}, Option.isNone a = false ↔ Option.isSome a = true := @Option.isNone_eq_false_iff
example : ∀ {α : Type u_3} {o : Option α}, Option.isNone o = true ↔ o = none := @Option.isNone_iff_eq_none
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {x : Option α}, Option.isNone (Option.map f x) = Option.isNone x := @Option.isNone_map
example : ∀ {α : Type u_1}, @Eq Bool (@Option.isNone α (@none α)) true := @Option.isNone_none
example : ∀ {α : Type u_4} {a : α}, Option.isNone (some a) = false := @Option.isNone_some
example : {α : Type u_3} → Option α → Bool := @Option.isSome
example : ∀ {α : Type u_4} {a : Option α}, Option.isSome a = false ↔ Option.isNone a = true := @Option.isSome_eq_false_iff
example : ∀ {α : Type u_3} {x : Option α}, Option.isSome x = true ↔ ∃ (a : α), x = some a := @Option.isSome_iff_exists
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {x : Option α}, Option.isSome (Option.map f x) = Option.isSome x := @Option.isSome_map
example : ∀ {α : Type u_1}, @Eq Bool (@Option.isSome α (@none α)) false := @Option.isSome_none
example : ∀ {α : Type u_3} {o : Option α} {a : α}, o = some a → Option.isSome o = true := @Option.isSome_of_eq_some
example : ∀ {α : Type u_3} {x : Option α} {y : α}, y ∈ x → Option.isSome x = true := @Option.isSome_of_mem
example : ∀ {α : Type u_4} {a : α}, Option.isSome (some a) = true := @Option.isSome_some
example : {α : Type u_3} → {β : Type u_4} → (α → β) → Option α → Option β := @Option.map
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {f : α → Option β} {g : β → γ} {x : Option α}, Option.map g (Option.bind x f) = Option.bind x (Option.map g ∘ f) := @Option.map_bind
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {x : Option α}, Option.map f x = none ↔ x = none := @Option.map_eq_none_iff
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {b : β} {x : Option α}, Option.map f x = some b ↔ ∃ (a : α), x = some a ∧ f a = b := @Option.map_eq_some_iff
example : ∀ {α : Type u_1}, @Eq (Option α → Option α) (@Option.map α α (@id α)) (@id (Option α)) := @Option.map_id
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} (h : β → γ) (g : α → β) (x : Option α), Option.map h (Option.map g x) = Option.map (h ∘ g) x := @Option.map_map
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β), Option.map f none = none := @Option.map_none
example : ∀ {α : Type u_4} {β : Type u_5} {a : α} {f : α → β}, Option.map f (some a) = some (f a) := @Option.map_some
example : ∀ {α : Type u_3} {a : α} {b : Option α}, a ∈ b ↔ b = some a := @Option.mem_def
example : ∀ {α : Type u_4} {a b : α}, a ∈ some b ↔ b = a := @Option.mem_some
example : {α : Type u_3} → (α → α → α) → Option α → Option α → Option α := @Option.merge
example : ∀ {α : Type u_3} {o : Option α}, o ≠ none ↔ ∃ (x : α), o = some x := @Option.ne_none_iff_exists'
example : ∀ {α : Type u_3} {o : Option α}, o ≠ none ↔ Option.isSome o = true := @Option.ne_none_iff_isSome
example : ∀ {α : Type u_3} {o : Option α}, Option.or none o = o := @Option.none_or
example : ∀ {α : Type u_3} (a : Option α), (!Option.isSome a) = Option.isNone a := @Option.not_isSome
example : ∀ {α : Type u_4} {o : Option α}, ¬Option.isSome o = true ↔ o = none := @Option.not_isSome_iff_eq_none
example : {α : Type u_3} → Option α → Option α → Option α := @Option.or
example : {α : Type u_4} → Option α → (Unit → Option α) → Option α := @Option.orElse
example : ∀ {α : Type u_3} {o : Option α}, Option.or o none = o := @Option.or_none
example : ∀ {α : Type u_3} {a : α} {o : Option α}, Option.or o (some a) = some (Option.getD o a) := @Option.or_some
example : ∀ {α : Type u_3} {x : Option α} (h : Option.isSome x = true), some (Option.get x h) = x := @Option.some_get
example : ∀ {α : Type u_3} [inst : Inhabited α] (o : Option α), Option.isSome o = true → some (Option.get! o) = o := @Option.some_get!
example : ∀ {α : Type u_3} {a b : α}, some a = some b ↔ a = b := @Option.some_inj
example : ∀ {α : Type u_4} (x : α), some x ≠ none := @Option.some_ne_none
example : ∀ {α : Type u_3} {a : α} {o : Option α}, Option.or (some a) o = some a := @Option.some_or
example : {α : Type u_4} → Option α → List α := @Option.toList
example : DecidableEq Empty := inferInstance
example : (x x_1 : Empty) → Decidable (x = x_1) := @instDecidableEqEmpty.decEq
example : {ε : Type u_3} → {α : Type u_4} → [DecidableEq ε] → [DecidableEq α] → DecidableEq (Except ε α) := inferInstance
example : {ε : Type u_3} → {α : Type u_4} → [DecidableEq ε] → [DecidableEq α] → (x x_1 : Except ε α) → Decidable (x = x_1) := @instDecidableEqExcept.decEq
example : {α : Type u_3} → [DecidableEq α] → DecidableEq (List α) := inferInstance
example : {α : Type u_4} → [DecidableEq α] → (x x_1 : List α) → Decidable (x = x_1) := @instDecidableEqList.decEq
example : {α : Type u_3} → [DecidableEq α] → DecidableEq (Option α) := inferInstance
example : {α : Type u_4} → [DecidableEq α] → (x x_1 : Option α) → Decidable (x = x_1) := @instDecidableEqOption.decEq
example : {α : Type u_3} → {β : Type u_4} → [DecidableEq α] → [DecidableEq β] → DecidableEq (α × β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [DecidableEq α] → [DecidableEq β] → (x x_1 : α × β) → Decidable (x = x_1) := @instDecidableEqProd.decEq
example : DecidableEq String := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [DecidableEq α] → [DecidableEq β] → DecidableEq (α ⊕ β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [DecidableEq α] → [DecidableEq β] → (x x_1 : α ⊕ β) → Decidable (x = x_1) := @instDecidableEqSum.decEq

/-! `Init.Data.Prod` -/
example : ∀ {α : Type u_4} {β : Type u_5} (p : α × β), (Prod.fst p, Prod.snd p) = p := @Prod.eta
example : ∀ {α : Type u_3} {β : Type u_4} {p : α × β → Prop}, (∃ (x : α × β), p x) ↔ ∃ (a : α), ∃ (b : β), p (a, b) := @Prod.exists
example : ∀ {α : Type u_4} {β : Type u_5} {p : α × β → Prop}, (∀ (x : α × β), p x) ↔ ∀ (a : α) (b : β), p (a, b) := @Prod.forall
example : ∀ {α : Type u_3} {β : Type u_4} {p : α × β}, Prod.fst (Prod.swap p) = Prod.snd p := @Prod.fst_swap
example : {α₁ : Type u_3} → {α₂ : Type u_4} → {β₁ β₂ : Type u_5} → (α₁ → α₂) → (β₁ → β₂) → α₁ × β₁ → α₂ × β₂ := @Prod.map
example : ∀ {α₁ : Type u_3} {α₂ : Type u_4} {β₁ β₂ : Type u_5} (f : α₁ → α₂) (g : β₁ → β₂) (p : α₁ × β₁), Prod.fst (Prod.map f g p) = f (Prod.fst p) := @Prod.map_fst
example : ∀ {α₁ : Type u_3} {α₂ : Type u_4} {β₁ β₂ : Type u_5} (f : α₁ → α₂) (g : β₁ → β₂) (p : α₁ × β₁), Prod.snd (Prod.map f g p) = g (Prod.snd p) := @Prod.map_snd
example : ∀ {α : Type u_3} {β : Type u_4} {p : α × β}, Prod.snd (Prod.swap p) = Prod.fst p := @Prod.snd_swap
example : {α : Type u_4} → {β : Type u_5} → α × β → β × α := @Prod.swap
example : ∀ {α : Type u_3} {β : Type u_4} (p : α × β), Prod.swap (Prod.swap p) = p := @Prod.swap_swap

/-! `Init.Logic.ConditionalBranches` -/
example : ∀ {α : Sort u_4} {a : α} {p : Prop} [inst : Decidable p] {y : ¬p → α}, (if h : p then a else y h) = a ↔ ∀ (h : ¬p), y h = a := @dite_eq_left_iff
example : ∀ {α : Sort u_3} {b : α} {p : Prop} [inst : Decidable p] {x : p → α}, (if h : p then x h else b) = b ↔ ∀ (h : p), x h = b := @dite_eq_right_iff
example : ∀ {q : False → Prop}, (∀ (h : False), q h) ↔ True := @forall_false
example : ∀ {p : Prop} {q : p → Prop}, ¬p → ((∀ (h : p), q h) ↔ True) := @forall_prop_of_false

/-! `Init.Data.Nat.Div` -/
example : ∀ (x : Nat) {z : Nat}, (0 : Nat) < z → (x + z) / z = x / z + (1 : Nat) := @Nat.add_div_right
example : ∀ (a b n : Nat), (a + b) % n = (a % n + b % n) % n := @Nat.add_mod
example : ∀ (x z : Nat), (x + z) % x = z % x := @Nat.add_mod_left
example : ∀ (x z : Nat), (x + z) % z = x % z := @Nat.add_mod_right
example : ∀ (x z : Nat) {y : Nat}, (0 : Nat) < y → (x + y * z) / y = x / y + z := @Nat.add_mul_div_left
example : ∀ (x y z : Nat), (x + y * z) % y = x % y := @Nat.add_mul_mod_self_left
example : DecidableRel fun (x1 x2 : Nat) => x1 ∣ x2 := @Nat.decidable_dvd
example : ∀ (m n : Nat), n * (m / n) + m % n = m := @Nat.div_add_mod
example : ∀ {a b : Nat}, a < b → a / b = (0 : Nat) := @Nat.div_eq_of_lt
example : ∀ (n k : Nat), n / k ≤ n := @Nat.div_le_self
example : ∀ {n k : Nat}, (0 : Nat) < n → (1 : Nat) < k → n / k < n := @Nat.div_lt_self
example : ∀ {n m : Nat}, n ∣ m → m / n * n = m := @Nat.div_mul_cancel
example : ∀ (n : Nat), n / (1 : Nat) = n := @Nat.div_one
example : ∀ {n : Nat}, (0 : Nat) < n → n / n = (1 : Nat) := @Nat.div_self
example : ∀ (b : Nat), b / (0 : Nat) = (0 : Nat) := @Nat.div_zero
example : ∀ {a b c : Nat}, a ∣ b → a ∣ c → a ∣ b + c := @Nat.dvd_add
example : ∀ {k n : Nat}, k ∣ n ↔ n % k = (0 : Nat) := @Nat.dvd_iff_mod_eq_zero
example : ∀ (a b : Nat), a ∣ b * a := @Nat.dvd_mul_left
example : ∀ (a b : Nat), a ∣ a * b := @Nat.dvd_mul_right
example : ∀ {k n : Nat}, n % k = (0 : Nat) → k ∣ n := @Nat.dvd_of_mod_eq_zero
example : ∀ (a : Nat), a ∣ a := @Nat.dvd_refl
example : ∀ {a b c : Nat}, a ∣ b → b ∣ c → a ∣ c := @Nat.dvd_trans
example : ∀ (a : Nat), a ∣ (0 : Nat) := @Nat.dvd_zero
example : ∀ {a b c : Nat}, b ∣ a → a / b = c → a = b * c := @Nat.eq_mul_of_div_eq_right
example : ∀ {m n : Nat}, (0 : Nat) < n → m ∣ n → m ≤ n := @Nat.le_of_dvd
example : ∀ (m k : Nat), m % k + k * (m / k) = m := @Nat.mod_add_div
example : ∀ {a b : Nat}, a < b → a % b = a := @Nat.mod_eq_of_lt
example : ∀ {k n : Nat}, n % k = (0 : Nat) ↔ k ∣ n := @Nat.mod_eq_zero_iff_dvd
example : ∀ {k n : Nat}, k ∣ n → n % k = (0 : Nat) := @Nat.mod_eq_zero_of_dvd
example : ∀ (x y : Nat), x % y ≤ x := @Nat.mod_le
example : ∀ (x : Nat) {y : Nat}, y > (0 : Nat) → x % y < y := @Nat.mod_lt
example : ∀ (a n : Nat), a % n % n = a % n := @Nat.mod_mod
example : ∀ (x : Nat), x % (1 : Nat) = (0 : Nat) := @Nat.mod_one
example : ∀ (n : Nat), n % n = (0 : Nat) := @Nat.mod_self
example : ∀ (n : Nat), n % (2 : Nat) = (0 : Nat) ∨ n % (2 : Nat) = (1 : Nat) := @Nat.mod_two_eq_zero_or_one
example : ∀ (a : Nat), a % (0 : Nat) = a := @Nat.mod_zero
example : ∀ (m : Nat) {n : Nat}, (0 : Nat) < n → m * n / n = m := @Nat.mul_div_cancel
example : ∀ {n m : Nat}, n ∣ m → n * (m / n) = m := @Nat.mul_div_cancel'
example : ∀ (m : Nat) {n : Nat}, (0 : Nat) < n → n * m / n = m := @Nat.mul_div_cancel_left
example : ∀ (m n : Nat), n * (m / n) ≤ m := @Nat.mul_div_le
example : ∀ (x z : Nat), x * z % z = (0 : Nat) := @Nat.mul_mod_left
example : ∀ (x z : Nat), x * z % x = (0 : Nat) := @Nat.mul_mod_right
example : ∀ (n : Nat), (1 : Nat) ^ n = (1 : Nat) := @Nat.one_pow
example : ∀ (a m n : Nat), a ^ (m + n) = a ^ m * a ^ n := @Nat.pow_add
example : ∀ {b n : Nat}, b ^ (n + (1 : Nat)) = b ^ n * b := @Nat.pow_add_one
example : ∀ {m n : Nat}, Nat.pow m n = m ^ n := @Nat.pow_eq
example : ∀ (a m n : Nat), a ^ (m * n) = (a ^ m) ^ n := @Nat.pow_mul
example : ∀ (a : Nat), a ^ (1 : Nat) = a := @Nat.pow_one
example : ∀ {b n : Nat}, (0 : Nat) < b → (0 : Nat) < b ^ n := @Nat.pow_pos
example : ∀ {b n : Nat}, b ^ (n + (1 : Nat)) = b ^ n * b := @Nat.pow_succ
example : ∀ (a : Nat), a ^ (2 : Nat) = a * a := @Nat.pow_two
example : ∀ (b : Nat), b ^ (0 : Nat) = (1 : Nat) := @Nat.pow_zero
example : ∀ (b : Nat), (0 : Nat) / b = (0 : Nat) := @Nat.zero_div
example : ∀ (b : Nat), (0 : Nat) % b = (0 : Nat) := @Nat.zero_mod

/-! `Init.Data.Nat.Simproc` -/
example : ∀ (a c : Nat) {b d : Nat}, b ≥ d → (a + b = c + d) = (a + (b - d) = c) := @Nat.Simproc.add_eq_add_ge
example : ∀ (a c : Nat) {b d : Nat}, b ≤ d → (a + b = c + d) = (a = c + (d - b)) := @Nat.Simproc.add_eq_add_le
example : ∀ (a : Nat) {b c : Nat}, b > c → (a + b = c) = False := @Nat.Simproc.add_eq_gt
example : ∀ (a : Nat) {b c : Nat}, b ≤ c → (a + b = c) = (a = c - b) := @Nat.Simproc.add_eq_le
example : ∀ (a c : Nat) {b d : Nat}, b ≥ d → (a + b ≤ c + d) = (a + (b - d) ≤ c) := @Nat.Simproc.add_le_add_ge
example : ∀ (a c : Nat) {b d : Nat}, b ≤ d → (a + b ≤ c + d) = (a ≤ c + (d - b)) := @Nat.Simproc.add_le_add_le
example : ∀ (a : Nat) {b c : Nat}, b > c → (a + b ≤ c) = False := @Nat.Simproc.add_le_gt
example : ∀ (a : Nat) {b c : Nat}, b ≤ c → (a + b ≤ c) = (a ≤ c - b) := @Nat.Simproc.add_le_le
example : ∀ (a c : Nat) {b d : Nat}, b ≥ d → a + b - (c + d) = a + (b - d) - c := @Nat.Simproc.add_sub_add_ge
example : ∀ (a c : Nat) {b d : Nat}, b ≤ d → a + b - (c + d) = a - (c + (d - b)) := @Nat.Simproc.add_sub_add_le
example : ∀ (a : Nat) {b c : Nat}, b ≤ c → a + b - c = a - (c - b) := @Nat.Simproc.add_sub_le
example : ∀ {a b c d : Nat}, (a = b) = (c = d) → (a == b) = (c == d) := @Nat.Simproc.beqEqOfEqEq
example : ∀ {a b : Nat}, (a = b) = False → (a == b) = false := @Nat.Simproc.beqFalseOfEqFalse
example : ∀ {a b c d : Nat}, (a = b) = (c = d) → (a != b) = (c != d) := @Nat.Simproc.bneEqOfEqEq
example : ∀ {a b : Nat}, (a = b) = False → (a != b) = true := @Nat.Simproc.bneTrueOfEqFalse
example : ∀ (a : Nat) {b c : Nat}, c > a → (a = b + c) = False := @Nat.Simproc.eq_add_gt
example : ∀ {a : Nat} (b : Nat) {c : Nat}, c ≤ a → (a = b + c) = (b = a - c) := @Nat.Simproc.eq_add_le
example : ∀ (a : Nat) {b c : Nat}, a ≥ c → (a ≤ b + c) = (a - c ≤ b) := @Nat.Simproc.le_add_ge
example : ∀ (a : Nat) {b c : Nat}, a ≤ c → (a ≤ b + c) = True := @Nat.Simproc.le_add_le

/-! `Init.Data.List.Functions` -/
example : {α : Type u_3} → α → List α → Prop := @List.Mem
example : ∀ {α : Type u_4} {a : α} (as : List α), List.Mem a (a :: as) := @List.Mem.head
example : ∀ {α : Type u_3} {a : α} (b : α) {as : List α}, List.Mem a as → List.Mem a (b :: as) := @List.Mem.tail
example : {α : Type u_4} → List α → Prop := @List.Nodup
example : {α : Type u_3} → (α → α → Prop) → List α → Prop := @List.Pairwise
example : ∀ {α : Type u_3} {R : α → α → Prop} {a : α} {l : List α}, (∀ (a' : α), a' ∈ l → R a a') → List.Pairwise R l → List.Pairwise R (a :: l) := @List.Pairwise.cons
example : ∀ {α : Type u_3} {R : α → α → Prop}, List.Pairwise R [] := @List.Pairwise.nil
example : {α : Type u_3} → List α → List α → Prop := @List.Perm
example : ∀ {α : Type u_3} (x : α) {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.Perm (x :: l₁) (x :: l₂) := @List.Perm.cons
example : ∀ {α : Type u_1}, @List.Perm α (@List.nil α) (@List.nil α) := @List.Perm.nil
example : ∀ {α : Type u_3} (x y : α) (l : List α), List.Perm (y :: x :: l) (x :: y :: l) := @List.Perm.swap
example : ∀ {α : Type u_4} {l₁ l₂ l₃ : List α}, List.Perm l₁ l₂ → List.Perm l₂ l₃ → List.Perm l₁ l₃ := @List.Perm.trans
example : {α : Type u_3} → List α → (α → Bool) → Bool := @List.all
example : List Bool → Bool := @List.and
example : {α : Type u_3} → List α → (α → Bool) → Bool := @List.any
example : {α : Type u_3} → [BEq α] → List α → List α → Bool := @List.beq
example : {α : Type u_3} → [BEq α] → List α → α → Bool := @List.contains
example : {α : Type u_4} → [BEq α] → α → List α → Nat := @List.count
example : {α : Type u_3} → (α → Bool) → List α → Nat := @List.countP
example : {α : Type u_4} → Nat → List α → List α := @List.drop
example : {α : Type u_3} → List α → List α := @List.dropLast
example : {α : Type u_3} → (α → Bool) → List α → List α := @List.dropWhile
example : {α : Type u_3} → [BEq α] → α → List α → Bool := @List.elem
example : {α : Type u_3} → [BEq α] → List α → α → List α := @List.erase
example : {α : Type u_3} → [BEq α] → List α → List α := @List.eraseDups
example : {α : Type u_4} → [BEq α] → List α → List α → List α := @List.eraseDups.loop
example : {α : Type u_3} → (α → Bool) → List α → List α := @List.eraseP
example : {α : Type u_4} → (l : List α) → optParam Nat (0 : Nat) → optParam Nat (List.length l) → List α := @List.extract
example : {α : Type u_3} → (α → Bool) → List α → List α := @List.filter
example : {α : Type u_3} → {β : Type u_4} → (α → Option β) → List α → List β := @List.filterMap
example : {α : Type u_3} → (α → Bool) → List α → Option α := @List.find?
example : {α : Type u_3} → {β : Type u_4} → (α → Option β) → List α → Option β := @List.findSome?
example : {α : Type u_3} → {β : Type u_4} → (α → List β) → List α → List β := @List.flatMap
example : {α : Type u_4} → List (List α) → List α := @List.flatten
example : {α : Type u_3} → {β : Type u_4} → (α → β → α) → α → List β → α := @List.foldl
example : {α : Type u_4} → {β : Type u_5} → (α → β → β) → β → List α → β := @List.foldr
example : {α : Type u_3} → (as : List α) → Fin (List.length as) → α := @List.get
example : {α : Type u_3} → List α → Nat → α → α := @List.getD
example : {α : Type u_3} → (as : List α) → as ≠ [] → α := @List.getLast
example : {α : Type u_3} → List α → Option α := @List.getLast?
example : {α : Type u_3} → List α → α → α := @List.getLastD
example : {α : Type u_4} → (as : List α) → as ≠ [] → α := @List.head
example : {α : Type u_3} → [Inhabited α] → List α → α := @List.head!
example : {α : Type u_4} → List α → Option α := @List.head?
example : {α : Type u_3} → List α → α → α := @List.headD
example : {α : Type u_3} → [BEq α] → α → List α → List α := @List.insert
example : {α : Type u_3} → [BEq α] → BEq (List α) := inferInstance
example : {α : Type u_3} → Membership α (List α) := inferInstance
example : {α : Type u_3} → α → List α → List α := @List.intersperse
example : {α : Type u_4} → List α → Bool := @List.isEmpty
example : {α : Type u_3} → [BEq α] → List α → List α → Bool := @List.isPrefixOf
example : {α : Type u_4} → {β : Type u_5} → [BEq α] → α → List (α × β) → Option β := @List.lookup
example : {α : Type u_3} → [Max α] → List α → Option α := @List.max?
example : {α : Type u_3} → [Min α] → List α → Option α := @List.min?
example : {α : Type u_3} → List α → Nat → (α → α) → List α := @List.modify
example : List Bool → Bool := @List.or
example : {α : Type u_3} → (α → Bool) → List α → List α × List α := @List.partition
example : {α : Type u_4} → (α → Bool) → List α → List α × List α → List α × List α := @List.partition.loop
example : Nat → List Nat := @List.range
example : Nat → Nat → optParam Nat (1 : Nat) → List Nat := @List.range'
example : Nat → List Nat → List Nat := @List.range.loop
example : {α : Type u_3} → Nat → α → List α := @List.replicate
example : {α : Type u_3} → List α → List α := @List.reverse
example : {α : Type u_3} → List α → List α → List α := @List.reverseAux
example : {α : Type u_3} → List α → Nat → α → List α := @List.set
example : {α : Type u_4} → [Add α] → [Zero α] → List α → α := @List.sum
example : {α : Type u_3} → List α → List α := @List.tail
example : {α : Type u_4} → List α → Option (List α) := @List.tail?
example : {α : Type u_3} → Nat → List α → List α := @List.take
example : {α : Type u_3} → (α → Bool) → List α → List α := @List.takeWhile
example : {α : Type u_3} → {β : Type u_4} → List (α × β) → List α × List β := @List.unzip
example : {α : Type u_3} → {β : Type u_4} → List α → List β → List (α × β) := @List.zip
example : {α : Type u_3} → List α → optParam Nat (0 : Nat) → List (α × Nat) := @List.zipIdx
example : {α : Type u_4} → {β : Type u_5} → {γ : Type u_6} → (α → β → γ) → List α → List β → List γ := @List.zipWith

/-! `Init.Data.GetElem` -/
example : (coll : Type u_3) → (idx : Type u_4) → outParam (Type u_5) → outParam (coll → idx → Prop) → Type (max (max u_3 u_4) u_5) := @GetElem
example : {coll : Type u_4} → {idx : Type u_5} → {elem : outParam (Type u_6)} → {valid : outParam (coll → idx → Prop)} → [self : GetElem coll idx elem valid] → (xs : coll) → (i : idx) → valid xs i → elem := @GetElem.getElem
example : {coll : Type u_3} → {idx : Type u_4} → {elem : outParam (Type u_5)} → {valid : outParam (coll → idx → Prop)} → ((xs : coll) → (i : idx) → valid xs i → elem) → GetElem coll idx elem valid := @GetElem.mk
example : (coll : Type u_3) → (idx : Type u_4) → outParam (Type u_5) → outParam (coll → idx → Prop) → Type (max (max u_3 u_4) u_5) := @GetElem?
example : {coll : Type u_3} → {idx : Type u_4} → {elem : outParam (Type u_5)} → {valid : outParam (coll → idx → Prop)} → [self : GetElem? coll idx elem valid] → [Inhabited elem] → coll → idx → elem := @GetElem?.getElem!
example : {coll : Type u_3} → {idx : Type u_4} → {elem : outParam (Type u_5)} → {valid : outParam (coll → idx → Prop)} → [self : GetElem? coll idx elem valid] → coll → idx → Option elem := @GetElem?.getElem?
example : {coll : Type u_3} → {idx : Type u_4} → {elem : outParam (Type u_5)} → {valid : outParam (coll → idx → Prop)} → [toGetElem : GetElem coll idx elem valid] → (coll → idx → Option elem) → ([Inhabited elem] → coll → idx → elem) → GetElem? coll idx elem valid := @GetElem?.mk
example : {coll : Type u_4} → {idx : Type u_5} → {elem : outParam (Type u_6)} → {valid : outParam (coll → idx → Prop)} → [self : GetElem? coll idx elem valid] → GetElem coll idx elem valid := @GetElem?.toGetElem
example : {α : Type u_3} → List α → Nat → Option α := @List.get?Internal
example : {α : Type u_4} → GetElem? (List α) Nat α fun (as : List α) (i : Nat) => i < List.length as := inferInstance
example : {α : Type u_3} → GetElem (List α) Nat α fun (as : List α) (i : Nat) => i < List.length as := inferInstance

/-! `Init.Data.List.Basic` -/
example : ∀ {α : Type u_3} (as bs cs : List α), as ++ bs ++ cs = as ++ (bs ++ cs) := @List.append_assoc
example : ∀ {α : Type u_3} {as bs cs : List α}, as ++ bs = as ++ cs → bs = cs := @List.append_cancel_left
example : ∀ {α : Type u_3} (as bs cs : List α), (as ++ bs = as ++ cs) = (bs = cs) := @List.append_cancel_left_eq
example : ∀ {α : Type u_3} (as : List α) (b : α) (bs : List α), as ++ b :: bs = as ++ [b] ++ bs := @List.append_cons
example : ∀ {α : Type u_4} {as bs : List α}, List.append as bs = as ++ bs := @List.append_eq
example : ∀ {α : Type u_3} {p q : List α}, p ++ q = [] ↔ p = [] ∧ q = [] := @List.append_eq_nil_iff
example : ∀ {α : Type u_4} (as : List α), as ++ [] = as := @List.append_nil
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l → ∃ (s : List α), ∃ (t : List α), l = s ++ a :: t := @List.append_of_mem
example : ∀ {α : Type u_3} {a : α} {as bs : List α}, a :: as ++ bs = a :: (as ++ bs) := @List.cons_append
example : ∀ {α : Type u_3} (a : α) {l l' : List α}, a :: l = a :: l' ↔ l = l' := @List.cons_inj_right
example : ∀ {α : Type u_3} (a : α) (l : List α), a :: l ≠ [] := @List.cons_ne_nil
example : ∀ {α : Type u_3} (a : α) (l : List α), a :: l ≠ l := @List.cons_ne_self
example : ∀ {α : Type u_4} [inst : BEq α] {a b : α} {as : List α}, List.contains (a :: as) b = (b == a || List.contains as b) := @List.contains_cons
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {as : List α}, List.contains as a = true ↔ a ∈ as := @List.contains_iff_mem
example : {α : Type u_4} → (p : α → Prop) → [DecidablePred p] → (l : List α) → Decidable (∀ (x : α), x ∈ l → p x) := @List.decidableBAll
example : {α : Type u_3} → (p : α → Prop) → [DecidablePred p] → (l : List α) → Decidable (∃ (x : α), x ∈ l ∧ p x) := @List.decidableBEx
example : ∀ {α : Type u_3} [inst : BEq α] {a b : α} {bs : List α}, List.elem a (b :: bs) = (a == b || List.elem a bs) := @List.elem_cons
example : ∀ {α : Type u_3} [inst : DecidableEq α] (a : α) (as : List α), List.elem a as = decide (a ∈ as) := @List.elem_eq_mem
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {as : List α}, List.elem a as = true ↔ a ∈ as := @List.elem_iff
example : ∀ {α : Type u_3} [inst : BEq α] {a : α}, List.elem a [] = false := @List.elem_nil
example : ∀ {α : Type u_4} {l : List α}, l = [] ↔ ∀ (a : α), ¬a ∈ l := @List.eq_nil_iff_forall_not_mem
example : ∀ {α : Type u_3} {l : List α}, List.length l = (0 : Nat) → l = [] := @List.eq_nil_of_length_eq_zero
example : ∀ {α : Type u_4} {l : List α}, l ≠ [] → ∃ (b : α), ∃ (L : List α), l = b :: L := @List.exists_cons_of_ne_nil
example : ∀ {α : Type u_3} {p : α → Prop} {a : α} {l : List α}, (∀ (x : α), x ∈ a :: l → p x) ↔ p a ∧ ∀ (x : α), x ∈ l → p x := @List.forall_mem_cons
example : {α : Type u_3} → [DecidableEq α] → (a : α) → (as : List α) → Decidable (a ∈ as) := inferInstance
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α], LawfulBEq (List α) := inferInstance
example : ∀ {α : Type u_3} {as bs : List α}, List.length (as ++ bs) = List.length as + List.length bs := @List.length_append
example : ∀ {α : Type u_3} {a : α} {as : List α}, List.length (a :: as) = List.length as + (1 : Nat) := @List.length_cons
example : ∀ {α : Type u_4} {l : List α}, List.length l = (0 : Nat) ↔ l = [] := @List.length_eq_zero_iff
example : ∀ {α : Type u_1}, @Eq Nat (@List.length α (@List.nil α)) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) := @List.length_nil
example : ∀ {α : Type u_4} {l : List α}, (0 : Nat) < List.length l ↔ l ≠ [] := @List.length_pos_iff
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l → (0 : Nat) < List.length l := @List.length_pos_of_mem
example : ∀ {α : Type u_3} {a : α} {s t : List α}, a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := @List.mem_append
example : ∀ {α : Type u_3} {a : α} {as : List α} (bs : List α), a ∈ as → a ∈ as ++ bs := @List.mem_append_left
example : ∀ {α : Type u_3} {a : α} {bs : List α} (as : List α), a ∈ bs → a ∈ as ++ bs := @List.mem_append_right
example : ∀ {α : Type u_3} {a b : α} {l : List α}, a ∈ b :: l ↔ a = b ∨ a ∈ l := @List.mem_cons
example : ∀ {α : Type u_4} (y : α) {a : α} {l : List α}, a ∈ l → a ∈ y :: l := @List.mem_cons_of_mem
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ a :: l := @List.mem_cons_self
example : ∀ {α : Type u_4} {a : α} {l : List α}, a ∈ l ↔ ∃ (s : List α), ∃ (t : List α), l = s ++ a :: t := @List.mem_iff_append
example : ∀ {α : Type u_3} {a b : α}, a ∈ [b] ↔ a = b := @List.mem_singleton
example : ∀ {α : Type u_3} {l : List α}, (0 : Nat) < List.length l → l ≠ [] := @List.ne_nil_of_length_pos
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l → l ≠ [] := @List.ne_nil_of_mem
example : ∀ {α : Type u_3} (as : List α), [] ++ as = as := @List.nil_append
example : ∀ {α : Type u_3} {a : α}, ¬a ∈ [] := @List.not_mem_nil

/-! `Init.Data.Int.Defs` -/
example : Type := @Int
example : Int → Prop := @Int.NonNeg
example : ∀ (n : Nat), Int.NonNeg (Int.ofNat n) := @Int.NonNeg.mk
example : Int → Int → Int := @Int.add
example : {R : Type u_3} → [IntCast R] → Int → R := @Int.cast
example : (a b : Int) → Decidable (a = b) := @Int.decEq
example : (a b : Int) → Decidable (a ≤ b) := @Int.decLe
example : (a b : Int) → Decidable (a < b) := @Int.decLt
example : (m : Int) → Decidable (Int.NonNeg m) := @Int.decNonneg
example : Int → Int → Int := @Int.ediv
example : Int → Int → Int := @Int.emod
example : Add Int := inferInstance
example : DecidableEq Int := inferInstance
example : Div Int := inferInstance
example : Dvd Int := inferInstance
example : Inhabited Int := inferInstance
example : LE Int := inferInstance
example : LT Int := inferInstance
example : Max Int := inferInstance
example : Min Int := inferInstance
example : Mod Int := inferInstance
example : Mul Int := inferInstance
example : NatPow Int := inferInstance
example : Neg Int := inferInstance
example : Sub Int := inferInstance
example : Zero Int := inferInstance
example : Int → Int → Prop := @Int.le
example : Int → Int → Prop := @Int.lt
example : Int → Int → Int := @Int.mul
example : Int → Nat := @Int.natAbs
example : Int → Int := @Int.neg
example : Nat → Int := @Int.negOfNat
example : Nat → Int := @Int.negSucc
example : Nat → Int := @Int.ofNat
example : Int → Nat → Int := @Int.pow
example : Int → Int := @Int.sign
example : Int → Int → Int := @Int.sub
example : Nat → Nat → Int := @Int.subNatNat
example : Int → Nat := @Int.toNat
example : Type u_3 → Type u_3 := @IntCast
example : {R : Type u_4} → [self : IntCast R] → Int → R := @IntCast.intCast
example : {R : Type u_3} → (Int → R) → IntCast R := @IntCast.mk
example : IntCast Int := inferInstance
example : NatCast Int := inferInstance
example : {n : Nat} → OfNat Int n := inferInstance

/-! `Init.Data.List.Lex` -/
example : {α : Type u_3} → (α → α → Prop) → List α → List α → Prop := @List.Lex
example : ∀ {α : Type u_3} {r : α → α → Prop} {a : α} {l₁ l₂ : List α}, List.Lex r l₁ l₂ → List.Lex r (a :: l₁) (a :: l₂) := @List.Lex.cons
example : ∀ {α : Type u_3} {r : α → α → Prop} {a : α} {l : List α}, List.Lex r [] (a :: l) := @List.Lex.nil
example : ∀ {α : Type u_4} {r : α → α → Prop} {a₁ a₂ : α} {l₁ l₂ : List α}, r a₁ a₂ → List.Lex r (a₁ :: l₁) (a₂ :: l₂) := @List.Lex.rel
example : {α : Type u_3} → [DecidableEq α] → (r : α → α → Prop) → [h : DecidableRel r] → (l₁ l₂ : List α) → Decidable (List.Lex r l₁ l₂) := @List.decidableLex
example : {α : Type u_4} → [DecidableEq α] → [inst : LT α] → [DecidableLT α] → (l₁ l₂ : List α) → Decidable (l₁ ≤ l₂) := inferInstance
example : {α : Type u_3} → [DecidableEq α] → [inst : LT α] → [DecidableLT α] → (l₁ l₂ : List α) → Decidable (l₁ < l₂) := inferInstance
example : {α : Type u_3} → [LT α] → LE (List α) := inferInstance
example : {α : Type u_3} → [LT α] → LT (List α) := inferInstance
example : {α : Type u_3} → [LT α] → List α → List α → Prop := @List.le
example : {α : Type u_3} → [LT α] → List α → List α → Prop := @List.lt

/-! `Init.Data.List.Map` -/
example : ∀ {α : Type u_4} {p : α → Bool} (l₁ l₂ : List α), List.filter p (l₁ ++ l₂) = List.filter p l₁ ++ List.filter p l₂ := @List.filter_append
example : ∀ {α : Type u_3} {p q : α → Bool} {l : List α}, (∀ (x : α), x ∈ l → p x = q x) → List.filter p l = List.filter q l := @List.filter_congr
example : ∀ {α : Type u_4} {x : α} {xs : List α} {p : α → Bool}, List.filter p (x :: xs) = if p x = true then x :: List.filter p xs else List.filter p xs := @List.filter_cons
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, ¬p a = true → List.filter p (a :: l) = List.filter p l := @List.filter_cons_of_neg
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, p a = true → List.filter p (a :: l) = a :: List.filter p l := @List.filter_cons_of_pos
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.filter p l = [] ↔ ∀ (a : α), a ∈ l → ¬p a = true := @List.filter_eq_nil_iff
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.filter p l = l ↔ ∀ (a : α), a ∈ l → p a = true := @List.filter_eq_self
example : ∀ {α : Type u_3} {p q : α → Bool} {l : List α}, List.filter p (List.filter q l) = List.filter (fun (a : α) => p a && q a) l := @List.filter_filter
example : ∀ {α : Type u_4} {p : α → Bool}, List.filter p [] = [] := @List.filter_nil
example : ∀ {α : Type u_3} (p : α → Bool) (l : List α), List.length (List.filter p l) ≤ List.length l := @List.length_filter_le
example : ∀ {α : Type u_4} {β : Type u_5} {as : List α} (f : α → β), List.length (List.map f as) = List.length as := @List.length_map
example : ∀ {α : Type u_3} {as : List α}, List.length (List.reverse as) = List.length as := @List.length_reverse
example : ∀ {α : Type u_3} {β : Type u_4} {l₁ l₂ : List α} {f : α → β}, List.map f (l₁ ++ l₂) = List.map f l₁ ++ List.map f l₂ := @List.map_append
example : ∀ {α : Type u_3} {β : Type u_4} {f g : α → β} {l : List α}, (∀ (a : α), a ∈ l → f a = g a) → List.map f l = List.map g l := @List.map_congr_left
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {a : α} {l : List α}, List.map f (a :: l) = f a :: List.map f l := @List.map_cons
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.map f l = [] ↔ l = [] := @List.map_eq_nil_iff
example : ∀ {α : Type u_4} (l : List α), List.map id l = l := @List.map_id
example : ∀ {α : Type u_3} (l : List α), List.map (fun (a : α) => a) l = l := @List.map_id'
example : ∀ {α : Type u_1}, @Eq (List α → List α) (@List.map α α (@id α)) (@id (List α)) := @List.map_id_fun
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {g : β → γ} {f : α → β} {l : List α}, List.map g (List.map f l) = List.map (g ∘ f) l := @List.map_map
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β}, List.map f [] = [] := @List.map_nil
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.map f (List.reverse l) = List.reverse (List.map f l) := @List.map_reverse
example : ∀ {α : Type u_3} {a : α} {p : α → Bool} {as : List α}, a ∈ List.filter p as ↔ a ∈ as ∧ p a = true := @List.mem_filter
example : ∀ {α : Type u_3} {β : Type u_4} {b : β} {f : α → β} {l : List α}, b ∈ List.map f l ↔ ∃ (a : α), a ∈ l ∧ f a = b := @List.mem_map
example : ∀ {α : Type u_4} {β : Type u_5} {a : α} {l : List α} {f : α → β}, a ∈ l → f a ∈ List.map f l := @List.mem_map_of_mem
example : ∀ {α : Type u_3} {x : α} {as : List α}, x ∈ List.reverse as ↔ x ∈ as := @List.mem_reverse
example : ∀ {α : Type u_4} {as bs : List α}, List.reverseAux as bs = List.reverse as ++ bs := @List.reverseAux_eq
example : ∀ {α : Type u_3} {as bs : List α}, List.reverse (as ++ bs) = List.reverse bs ++ List.reverse as := @List.reverse_append
example : ∀ {α : Type u_3} {l : List α} {a : α}, List.reverse (l ++ [a]) = a :: List.reverse l := @List.reverse_concat
example : ∀ {α : Type u_3} {a : α} {as : List α}, List.reverse (a :: as) = List.reverse as ++ [a] := @List.reverse_cons
example : ∀ {α : Type u_3} {xs : List α}, List.reverse xs = [] ↔ xs = [] := @List.reverse_eq_nil_iff
example : ∀ {α : Type u_3} {xs ys : List α}, List.reverse xs = List.reverse ys ↔ xs = ys := @List.reverse_inj
example : ∀ {α : Type u_1}, @Eq (List α) (@List.reverse α (@List.nil α)) (@List.nil α) := @List.reverse_nil
example : ∀ {α : Type u_3} (as : List α), List.reverse (List.reverse as) = as := @List.reverse_reverse

/-! `Init.Data.List.Positions` -/
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.length l₁ = List.length l₂ := @List.Perm.length_eq
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Perm l₁ l₂ → (a ∈ l₁ ↔ a ∈ l₂) := @List.Perm.mem_iff
example : ∀ {α : Type u_3} (l : List α), List.Perm l l := @List.Perm.refl
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.Perm l₂ l₁ := @List.Perm.symm
example : ∀ {α : Type u_3} {a : α} {l : List α} {i : Nat}, (a :: l)[i + (1 : Nat)]? = l[i]? := @List.getElem?_cons_succ
example : ∀ {α : Type u_3} {a : α} {l : List α}, (a :: l)[(0 : Nat)]? = some a := @List.getElem?_cons_zero
example : ∀ {α : Type u_4} {l : List α} {i : Nat} (h : i < List.length l), l[i]? = some l[i] := @List.getElem?_eq_getElem
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, l[i]? = none ↔ List.length l ≤ i := @List.getElem?_eq_none_iff
example : ∀ {α : Type u_1} {i : Nat}, @Eq (Option α) (@getElem? (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElem?NatLtLength α) (@List.nil α) i) (@none α) := @List.getElem?_nil
example : ∀ {α : Type u_1} {a : α} {as : List α} {i : Nat} (h : @LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length α (@List.cons α a as))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.cons α a as) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) as i (@Nat.lt_of_succ_lt_succ i (@List.length α as) h)) := @List.getElem_cons_succ
example : ∀ {α : Type u_3} {a : α} {as : List α} (h : (0 : Nat) < List.length (a :: as)), (a :: as)[(0 : Nat)] = a := @List.getElem_cons_zero
example : ∀ {α : Type u_3} {l : List α} {n : Nat} (h : n < List.length l), l[n] ∈ l := @List.getElem_mem
example : ∀ {α : Type u_3} {l : List α} {i : Nat} {a : α}, l[i]? = some a → a ∈ l := @List.mem_of_getElem?
example : ∀ {α : Type u_3} {a : α} {l : List α}, List.Nodup (a :: l) ↔ ¬a ∈ l ∧ List.Nodup l := @List.nodup_cons
example : ∀ {α : Type u_1}, @List.Nodup α (@List.nil α) := @List.nodup_nil
example : ∀ {α : Type u_3} {a : α} {l : List α} {R : α → α → Prop}, List.Pairwise R (a :: l) ↔ (∀ (a' : α), a' ∈ l → R a a') ∧ List.Pairwise R l := @List.pairwise_cons
example : ∀ {α : Type u_4} {R : α → α → Prop}, List.Pairwise R [] := @List.pairwise_nil
example : ∀ {α : Type u_3} [inst : SizeOf α] {a : α} {as : List α}, a ∈ as → sizeOf a < sizeOf as := @List.sizeOf_lt_of_mem

/-! `Init.Data.List.Take` -/
example : ∀ {α : Type u_3} {i j : Nat} {l : List α}, List.drop i (List.drop j l) = List.drop (j + i) l := @List.drop_drop
example : ∀ {α : Type u_3} {i : Nat} {l : List α} (h : i < List.length l), List.drop i l = l[i] :: List.drop (i + (1 : Nat)) l := @List.drop_eq_getElem_cons
example : ∀ {α : Type u_3} {l : List α}, List.drop (List.length l) l = [] := @List.drop_length
example : ∀ {α : Type u_1} {i : Nat}, @Eq (List α) (@List.drop α i (@List.nil α)) (@List.nil α) := @List.drop_nil
example : ∀ {α : Type u_4} {a : α} {l : List α} {i : Nat}, List.drop (i + (1 : Nat)) (a :: l) = List.drop i l := @List.drop_succ_cons
example : ∀ {α : Type u_3} {l : List α}, List.drop (0 : Nat) l = l := @List.drop_zero
example : ∀ {α : Type u_4} {i : Nat} {l : List α} (h : i < List.length l), l[i] :: List.drop (i + (1 : Nat)) l = List.drop i l := @List.getElem_cons_drop
example : ∀ {α : Type u_3} {a : α} {l : List α}, List.getLast? (l ++ [a]) = some a := @List.getLast?_append_singleton
example : ∀ {α : Type u_3} {l : List α} {a : α}, List.getLast? (l ++ [a]) = some a := @List.getLast?_concat
example : ∀ {α : Type u_1}, @Eq (Option α) (@List.getLast? α (@List.nil α)) (@none α) := @List.getLast?_nil
example : ∀ {α : Type u_3} {a : α} (l : List α) (h : l ++ [a] ≠ []), List.getLast (l ++ [a]) h = a := @List.getLast_append_singleton
example : ∀ {α : Type u_3} {a : α} {as : List α} (h : as ≠ []), List.getLast (a :: as) (List.cons_ne_nil a as) = List.getLast as h := @List.getLast_cons
example : ∀ {α : Type u_4} {a : α} (h : [a] ≠ []), List.getLast [a] h = a := @List.getLast_singleton
example : ∀ {α : Type u_3} {a : α} {l : List α}, List.head? (a :: l) = some a := @List.head?_cons
example : ∀ {α : Type u_1}, @Eq (Option α) (@List.head? α (@List.nil α)) (@none α) := @List.head?_nil
example : ∀ {α : Type u_3} {a : α} {l : List α} {h : a :: l ≠ []}, List.head (a :: l) h = a := @List.head_cons
example : ∀ {α : Type u_3} {x : α} {xs : List α}, List.isEmpty (x :: xs) = false := @List.isEmpty_cons
example : ∀ {α : Type u_3} {l : List α}, List.isEmpty l = true ↔ l = [] := @List.isEmpty_iff
example : ∀ {α : Type u_1}, @Eq Bool (@List.isEmpty α (@List.nil α)) true := @List.isEmpty_nil
example : ∀ {α : Type u_3} {i : Nat} {l : List α}, List.length (List.drop i l) = List.length l - i := @List.length_drop
example : ∀ {α : Type u_4} {l : List α}, List.length (List.tail l) = List.length l - (1 : Nat) := @List.length_tail
example : ∀ {α : Type u_3} {i : Nat} {l : List α}, List.length (List.take i l) = min i (List.length l) := @List.length_take
example : ∀ {α : Type u_4} {a : α} {as : List α}, List.tail (a :: as) = as := @List.tail_cons
example : ∀ {α : Type u_1}, @Eq (List α) (@List.tail α (@List.nil α)) (@List.nil α) := @List.tail_nil
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.take i l ++ List.drop i l = l := @List.take_append_drop
example : ∀ {α : Type u_3} {l : List α}, List.take (List.length l) l = l := @List.take_length
example : ∀ {α : Type u_1} {i : Nat}, @Eq (List α) (@List.take α i (@List.nil α)) (@List.nil α) := @List.take_nil
example : ∀ {α : Type u_3} {a : α} {as : List α} {i : Nat}, List.take (i + (1 : Nat)) (a :: as) = a :: List.take i as := @List.take_succ_cons
example : ∀ {α : Type u_4} {l : List α}, List.take (0 : Nat) l = [] := @List.take_zero

/-! `Init.Data.String.Prim` -/
example : Char → Bool := @Char.isAlpha
example : Char → Bool := @Char.isAlphanum
example : Char → Bool := @Char.isDigit
example : Char → Bool := @Char.isLower
example : Char → Bool := @Char.isUpper
example : Char → Bool := @Char.isWhitespace
example : Char → String := @Char.quote
example : String → String → String := @String.append
example : ∀ {s t u : String}, s ++ t ++ u = s ++ (t ++ u) := @String.append_assoc
example : ∀ {s : String}, s ++ "" = s := @String.append_empty
example : ∀ {s : String}, "" ++ s = s := @String.empty_append
example : ∀ {s t : String}, String.toList s = String.toList t → s = t := @String.ext
example : Append String := inferInstance
example : String → List String → String := @String.intercalate
example : String → Bool := @String.isEmpty
example : List String → String := @String.join
example : String → Nat := @String.length
example : ∀ (s t : String), String.length (s ++ t) = String.length s + String.length t := @String.length_append
example : ∀ {l : List Char}, String.length { toList := l } = List.length l := @String.length_ofList
example : String → Char → String := @String.push
example : String → String := @String.quote
example : Char → String := @String.singleton
example : ∀ {s t : String}, String.toList (s ++ t) = String.toList s ++ String.toList t := @String.toList_append

/-! `Init.Data.Int.Ring` -/
example : ∀ (a b c : Int), a + b + c = a + (b + c) := @Int.add_assoc
example : ∀ (a b : Int), a + b = b + a := @Int.add_comm
example : ∀ {a b c : Int}, a + b = a + c → b = c := @Int.add_left_cancel
example : ∀ (a b c : Int), a + (b + c) = b + (a + c) := @Int.add_left_comm
example : ∀ (a : Int), -a + a = (0 : Int) := @Int.add_left_neg
example : ∀ (a b c : Int), (a + b) * c = a * c + b * c := @Int.add_mul
example : ∀ (a b c : Int), a + b + c = a + c + b := @Int.add_right_comm
example : ∀ (a : Int), a + -a = (0 : Int) := @Int.add_right_neg
example : ∀ (a b : Int), a + b - b = a := @Int.add_sub_cancel
example : ∀ (a : Int), a + (0 : Int) = a := @Int.add_zero
example : ∀ {a b : Int}, a - b = (0 : Int) → a = b := @Int.eq_of_sub_eq_zero
example : ∀ (a b c : Int), a * (b + c) = a * b + a * c := @Int.mul_add
example : ∀ (a b c : Int), a * b * c = a * (b * c) := @Int.mul_assoc
example : ∀ (a b : Int), a * b = b * a := @Int.mul_comm
example : ∀ (a b : Int), a * -b = -(a * b) := @Int.mul_neg
example : ∀ (a : Int), a * (1 : Int) = a := @Int.mul_one
example : ∀ (a b c : Int), a * (b - c) = a * b - a * c := @Int.mul_sub
example : ∀ (a : Int), a * (0 : Int) = (0 : Int) := @Int.mul_zero
example : ∀ (n : Nat), Int.natAbs ↑n = n := @Int.natAbs_natCast
example : ∀ (n m : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n m)) (@HAdd.hAdd Int Int Int (@instHAdd Int Int.instAdd) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.natCast_add
example : ∀ {m n : Nat}, Iff (@Eq Int (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) (@Eq Nat m n) := @Int.natCast_inj
example : ∀ (n m : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HMul.hMul Nat Nat Nat (@instHMul Nat instMulNat) n m)) (@HMul.hMul Int Int Int (@instHMul Int Int.instMul) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.natCast_mul
example : ∀ {a b : Int}, -(a + b) = -a + -b := @Int.neg_add
example : ∀ (a b : Int), -a * b = -(a * b) := @Int.neg_mul
example : ∀ (a : Int), - -a = a := @Int.neg_neg
example : ∀ (a b : Int), -(a - b) = b - a := @Int.neg_sub
example : (-0 : Int) = (0 : Int) := @Int.neg_zero
example : ∀ (n m : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n m)) (@HAdd.hAdd Int Int Int (@instHAdd Int Int.instAdd) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.ofNat_add
example : ∀ (n : Nat), Int.ofNat n = ↑n := @Int.ofNat_eq_natCast
example : ∀ {m n : Nat}, Iff (@Eq Int (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) (@Eq Nat m n) := @Int.ofNat_inj
example : ∀ (n m : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HMul.hMul Nat Nat Nat (@instHMul Nat instMulNat) n m)) (@HMul.hMul Int Int Int (@instHMul Int Int.instMul) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.ofNat_mul
example : ∀ (n : Nat), ↑(n + (1 : Nat)) = ↑n + (1 : Int) := @Int.ofNat_succ
example : ∀ (a : Int), (1 : Int) * a = a := @Int.one_mul
example : ∀ (a b : Int), a - b + b = a := @Int.sub_add_cancel
example : ∀ (m n : Int), m - n = m + -n := @Int.sub_def
example : ∀ {a b : Int}, a - b = a + -b := @Int.sub_eq_add_neg
example : ∀ {a b : Int}, a - b = (0 : Int) ↔ a = b := @Int.sub_eq_zero
example : ∀ (a b c : Int), (a - b) * c = a * c - b * c := @Int.sub_mul
example : ∀ (a : Int), a - a = (0 : Int) := @Int.sub_self
example : ∀ (a : Int), a - (0 : Int) = a := @Int.sub_zero
example : ∀ (n : Nat), Int.toNat ↑n = n := @Int.toNat_natCast
example : ∀ (a : Int), (0 : Int) + a = a := @Int.zero_add
example : ∀ (a : Int), (0 : Int) * a = (0 : Int) := @Int.zero_mul
example : ∀ (a : Int), (0 : Int) - a = -a := @Int.zero_sub

/-! `Init.Data.List.Count` -/
example : ∀ {α : Type u_3} {p : α → Bool} {l₁ l₂ : List α}, List.countP p (l₁ ++ l₂) = List.countP p l₁ + List.countP p l₂ := @List.countP_append
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, List.countP p (a :: l) = List.countP p l + if p a = true then (1 : Nat) else (0 : Nat) := @List.countP_cons
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.countP p l = List.length (List.filter p l) := @List.countP_eq_length_filter
example : ∀ {α : Type u_3} {p : α → Bool}, List.countP p [] = (0 : Nat) := @List.countP_nil
example : ∀ {α : Type u_4} [inst : BEq α] {a : α} {l₁ l₂ : List α}, List.count a (l₁ ++ l₂) = List.count a l₁ + List.count a l₂ := @List.count_append
example : ∀ {α : Type u_3} [inst : BEq α] {a b : α} {l : List α}, List.count a (b :: l) = List.count a l + if (b == a) = true then (1 : Nat) else (0 : Nat) := @List.count_cons
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a b : α} {l : List α}, b ≠ a → List.count a (b :: l) = List.count a l := @List.count_cons_of_ne
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, List.count a (a :: l) = List.count a l + (1 : Nat) := @List.count_cons_self
example : ∀ {α : Type u_3} [inst : BEq α] {a : α}, List.count a [] = (0 : Nat) := @List.count_nil
example : ∀ {α : Type u_3} {a b : α} {n : Nat}, b ∈ List.replicate n a → b = a := @List.eq_of_mem_replicate
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → Option β} {a : α} {l : List α}, List.filterMap f (a :: l) = match f a with | none => List.filterMap f l | some b => b :: List.filterMap f l := @List.filterMap_cons
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → Option β}, List.filterMap f [] = [] := @List.filterMap_nil
example : ∀ {α : Type u_4} {a : α} {as : List α} {p : α → Bool}, List.find? p (a :: as) = match p a with | true => some a | false => List.find? p as := @List.find?_cons
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, ¬p a = true → List.find? p (a :: l) = List.find? p l := @List.find?_cons_of_neg
example : ∀ {α : Type u_4} {p : α → Bool} {a : α} {l : List α}, p a = true → List.find? p (a :: l) = some a := @List.find?_cons_of_pos
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.find? p l = none ↔ ∀ (x : α), x ∈ l → ¬p x = true := @List.find?_eq_none
example : ∀ {α : Type u_3} {p : α → Bool}, List.find? p [] = none := @List.find?_nil
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, List.find? p l = some a → p a = true := @List.find?_some
example : ∀ {n : Nat}, List.length (List.range n) = n := @List.length_range
example : ∀ {α : Type u_3} {n : Nat} {a : α}, List.length (List.replicate n a) = n := @List.length_replicate
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] {a k : α} {b : β} {l : List (α × β)}, List.lookup a ((k, b) :: l) = match a == k with | true => some b | false => List.lookup a l := @List.lookup_cons
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] {a : α}, @Eq (Option β) (@List.lookup α β inst a (@List.nil (Prod α β))) (@none β) := @List.lookup_nil
example : ∀ {α : Type u_4} {p : α → Bool} {a : α} {l : List α}, List.find? p l = some a → a ∈ l := @List.mem_of_find?_eq_some
example : ∀ {m n : Nat}, m ∈ List.range n ↔ m < n := @List.mem_range
example : ∀ {α : Type u_3} {a b : α} {n : Nat}, b ∈ List.replicate n a ↔ n ≠ (0 : Nat) ∧ b = a := @List.mem_replicate
example : ∀ {n : Nat}, List.range (n + (1 : Nat)) = List.range n ++ [n] := @List.range_succ
example : List.range (0 : Nat) = [] := @List.range_zero
example : ∀ {α : Type u_3} {a : α} {n : Nat}, List.replicate (n + (1 : Nat)) a = a :: List.replicate n a := @List.replicate_succ
example : ∀ {α : Type u_4} {a : α}, List.replicate (0 : Nat) a = [] := @List.replicate_zero
example : ∀ {l₁ l₂ : List Nat}, List.sum (l₁ ++ l₂) = List.sum l₁ + List.sum l₂ := @List.sum_append
example : ∀ {l₁ l₂ : List Nat}, List.sum (l₁ ++ l₂) = List.sum l₁ + List.sum l₂ := @List.sum_append_nat
example : ∀ {α : Type u_3} [inst : Add α] [inst_1 : Zero α] {a : α} {l : List α}, List.sum (a :: l) = a + List.sum l := @List.sum_cons
example : ∀ {α : Type u_3} [inst : Add α] [inst_1 : Zero α], List.sum [] = (0 : α) := @List.sum_nil

/-! `Init.Data.List.Fold` -/
example : ∀ {α : Type u_3} {xs ys : List α} {f : α → Bool}, List.all (xs ++ ys) f = (List.all xs f && List.all ys f) := @List.all_append
example : ∀ {α : Type u_3} {a : α} {l : List α} {p : α → Bool}, List.all (a :: l) p = (p a && List.all l p) := @List.all_cons
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.all l p = true ↔ ∀ (x : α), x ∈ l → p x = true := @List.all_eq_true
example : ∀ {α : Type u_4} {β : Type u_5} {l : List α} {f : α → β} {p : β → Bool}, List.all (List.map f l) p = List.all l (p ∘ f) := @List.all_map
example : ∀ {α : Type u_3} {p : α → Bool}, List.all [] p = true := @List.all_nil
example : ∀ {α : Type u_4} {xs ys : List α} {f : α → Bool}, List.any (xs ++ ys) f = (List.any xs f || List.any ys f) := @List.any_append
example : ∀ {α : Type u_3} {a : α} {l : List α} {p : α → Bool}, List.any (a :: l) p = (p a || List.any l p) := @List.any_cons
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.any l p = false ↔ ∀ (x : α), x ∈ l → ¬p x = true := @List.any_eq_false
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.any l p = true ↔ ∃ (x : α), x ∈ l ∧ p x = true := @List.any_eq_true
example : ∀ {α : Type u_3} {β : Type u_4} {l : List α} {f : α → β} {p : β → Bool}, List.any (List.map f l) p = List.any l (p ∘ f) := @List.any_map
example : ∀ {α : Type u_3} {p : α → Bool}, List.any [] p = false := @List.any_nil
example : ∀ {α : Type u_4} {β : Type u_5} {x : α} {xs : List α} {f : α → List β}, List.flatMap f (x :: xs) = f x ++ List.flatMap f xs := @List.flatMap_cons
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → List β}, List.flatMap f [] = [] := @List.flatMap_nil
example : ∀ {α : Type u_4} {L₁ L₂ : List (List α)}, List.flatten (L₁ ++ L₂) = List.flatten L₁ ++ List.flatten L₂ := @List.flatten_append
example : ∀ {α : Type u_3} {l : List α} {L : List (List α)}, List.flatten (l :: L) = l ++ List.flatten L := @List.flatten_cons
example : ∀ {α : Type u_1}, @Eq (List α) (@List.flatten α (@List.nil (List α))) (@List.nil α) := @List.flatten_nil
example : ∀ {α : Type u_3} {β : Type u_4} {f : β → α → β} {b : β} {l l' : List α}, List.foldl f b (l ++ l') = List.foldl f (List.foldl f b l) l' := @List.foldl_append
example : ∀ {α : Type u_3} {β : Type u_4} {f : β → α → β} {a : α} {l : List α} {b : β}, List.foldl f b (a :: l) = List.foldl f (f b a) l := @List.foldl_cons
example : ∀ {α : Type u_3} {β₁ : Type u_4} {β₂ : Type u_5} {f : β₁ → β₂} {g : α → β₂ → α} {l : List β₁} {init : α}, List.foldl g init (List.map f l) = List.foldl (fun (x : α) (y : β₁) => g x (f y)) init l := @List.foldl_map
example : ∀ {α : Type u_4} {β : Type u_5} {f : α → β → α} {b : α}, List.foldl f b [] = b := @List.foldl_nil
example : ∀ {α : Type u_3} {β : Type u_4} {l : List α} {f : β → α → β} {b : β}, List.foldl f b (List.reverse l) = List.foldr (fun (x : α) (y : β) => f y x) b l := @List.foldl_reverse
example : ∀ {α : Type u_4} {β : Type u_5} {f : α → β → β} {b : β} {l l' : List α}, List.foldr f b (l ++ l') = List.foldr f (List.foldr f b l') l := @List.foldr_append
example : ∀ {α : Type u_3} {β : Type u_4} {a : α} {f : α → β → β} {b : β} {l : List α}, List.foldr f b (a :: l) = f a (List.foldr f b l) := @List.foldr_cons
example : ∀ {α : Type u_3} {l : List α}, List.foldr List.cons [] l = l := @List.foldr_cons_nil
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {f : α → β} {g : β → γ → γ} {l : List α} {init : γ}, List.foldr g init (List.map f l) = List.foldr (fun (x : α) (y : γ) => g (f x) y) init l := @List.foldr_map
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β → β} {b : β}, List.foldr f b [] = b := @List.foldr_nil
example : ∀ {α : Type u_3} {β : Type u_4} {l : List α} {f : α → β → β} {b : β}, List.foldr f b (List.reverse l) = List.foldl (fun (x : β) (y : α) => f y x) b l := @List.foldr_reverse
example : ∀ {α : Type u_4} {β : Type u_5} {l₁ : List α} {l₂ : List β}, List.length (List.zip l₁ l₂) = min (List.length l₁) (List.length l₂) := @List.length_zip
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {f : α → β → γ} {l₁ : List α} {l₂ : List β}, List.length (List.zipWith f l₁ l₂) = min (List.length l₁) (List.length l₂) := @List.length_zipWith
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {f : α → β → γ} {a : α} {as : List α} {b : β} {bs : List β}, List.zipWith f (a :: as) (b :: bs) = f a b :: List.zipWith f as bs := @List.zipWith_cons_cons
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {f : α → β → γ} {l : List β}, List.zipWith f [] l = [] := @List.zipWith_nil_left
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {f : α → β → γ} {l : List α}, List.zipWith f l [] = [] := @List.zipWith_nil_right
example : ∀ {α : Type u_3} {β : Type u_4} {a : α} {as : List α} {b : β} {bs : List β}, List.zip (a :: as) (b :: bs) = (a, b) :: List.zip as bs := @List.zip_cons_cons
example : ∀ {α : Type u_1} {β : Type u_2} {l : List β}, @Eq (List (Prod α β)) (@List.zip α β (@List.nil α) l) (@List.nil (Prod α β)) := @List.zip_nil_left
example : ∀ {α : Type u_1} {β : Type u_2} {l : List α}, @Eq (List (Prod α β)) (@List.zip α β l (@List.nil β)) (@List.nil (Prod α β)) := @List.zip_nil_right

/-! `Init.Data.LawfulGetElem` -/
example : (cont : Type u_4) → (idx : Type u_5) → (elem : outParam (Type u_6)) → (dom : outParam (cont → idx → Prop)) → [ge : GetElem? cont idx elem dom] → Prop := @LawfulGetElem
example : ∀ {cont : Type u_3} {idx : Type u_4} {elem : outParam (Type u_5)} {dom : outParam (cont → idx → Prop)} {ge : GetElem? cont idx elem dom} [self : LawfulGetElem cont idx elem dom] [inst : Inhabited elem] (c : cont) (i : idx), c[i]! = match c[i]? with | some e => e | none => default := @LawfulGetElem.getElem!_def
example : ∀ {cont : Type u_4} {idx : Type u_5} {elem : outParam (Type u_6)} {dom : outParam (cont → idx → Prop)} {ge : GetElem? cont idx elem dom} [self : LawfulGetElem cont idx elem dom] (c : cont) (i : idx) [inst : Decidable (dom c i)], c[i]? = if h : dom c i then some c[i] else none := @LawfulGetElem.getElem?_def
example : ∀ {cont : Type u_3} {idx : Type u_4} {elem : outParam (Type u_5)} {dom : outParam (cont → idx → Prop)} [ge : GetElem? cont idx elem dom], (∀ (c : cont) (i : idx) [inst : Decidable (dom c i)], c[i]? = if h : dom c i then some c[i] else none) → (∀ [inst : Inhabited elem] (c : cont) (i : idx), c[i]! = match c[i]? with | some e => e | none => default) → LawfulGetElem cont idx elem dom := @LawfulGetElem.mk
example : ∀ {α : Type u_3}, LawfulGetElem (List α) Nat α fun (as : List α) (i : Nat) => i < List.length as := inferInstance
example : ∀ {cont : Type u_3} {idx : Type u_4} {elem : Type u_5} {dom : cont → idx → Prop} [inst : GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] [inst_2 : Inhabited elem] (c : cont) (i : idx), ¬dom c i → c[i]! = default := @getElem!_neg
example : ∀ {cont : Type u_3} {idx : Type u_4} {elem : Type u_5} {dom : cont → idx → Prop} [inst : GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] [inst_2 : Inhabited elem] (c : cont) (i : idx) (h : dom c i), c[i]! = c[i] := @getElem!_pos
example : ∀ {cont : Type u_3} {idx : Type u_4} {elem : Type u_5} {dom : cont → idx → Prop} [inst : GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] (c : cont) (i : idx), ¬dom c i → c[i]? = none := @getElem?_neg
example : ∀ {cont : Type u_4} {idx : Type u_5} {elem : Type u_6} {dom : cont → idx → Prop} [inst : GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] (c : cont) (i : idx) (h : dom c i), c[i]? = some c[i] := @getElem?_pos

/-! `Init.Data.Int.Order` -/
example : ∀ {a b c d : Int}, a ≤ b → c ≤ d → a + c ≤ b + d := @Int.add_le_add
example : ∀ {a b : Int}, a ≤ b → ∀ (c : Int), c + a ≤ c + b := @Int.add_le_add_left
example : ∀ {a b : Int}, a ≤ b → ∀ (c : Int), a + c ≤ b + c := @Int.add_le_add_right
example : ∀ {a : Int}, (0 : Int) ≤ a → ∃ (n : Nat), a = ↑n := @Int.eq_ofNat_of_zero_le
example : Trans (fun (x1 x2 : Int) => x1 ≤ x2) (fun (x1 x2 : Int) => x1 ≤ x2) fun (x1 x2 : Int) => x1 ≤ x2 := inferInstance
example : Trans (fun (x1 x2 : Int) => x1 ≤ x2) (fun (x1 x2 : Int) => x1 < x2) fun (x1 x2 : Int) => x1 < x2 := inferInstance
example : Trans (fun (x1 x2 : Int) => x1 < x2) (fun (x1 x2 : Int) => x1 < x2) fun (x1 x2 : Int) => x1 < x2 := inferInstance
example : Trans (fun (x1 x2 : Int) => x1 < x2) (fun (x1 x2 : Int) => x1 ≤ x2) fun (x1 x2 : Int) => x1 < x2 := inferInstance
example : ∀ {a b : Int}, a ≤ b → b ≤ a → a = b := @Int.le_antisymm
example : ∀ {a b : Int}, a < b → a ≤ b := @Int.le_of_lt
example : ∀ {a b : Int}, (0 : Int) ≤ a - b → b ≤ a := @Int.le_of_sub_nonneg
example : ∀ (a : Int), a ≤ a := @Int.le_refl
example : ∀ (a b : Int), a ≤ b ∨ b ≤ a := @Int.le_total
example : ∀ {a b c : Int}, a ≤ b → b ≤ c → a ≤ c := @Int.le_trans
example : ∀ {a b : Int}, a < b ↔ a + (1 : Int) ≤ b := @Int.lt_iff_add_one_le
example : ∀ {a b : Int}, a < b ↔ a ≤ b ∧ a ≠ b := @Int.lt_iff_le_and_ne
example : ∀ (a : Int), ¬a < a := @Int.lt_irrefl
example : ∀ {a b c : Int}, a ≤ b → b < c → a < c := @Int.lt_of_le_of_lt
example : ∀ {a b c : Int}, a < b → b ≤ c → a < c := @Int.lt_of_lt_of_le
example : ∀ {a b : Int}, a ≤ b → a < b ∨ a = b := @Int.lt_or_eq_of_le
example : ∀ {a b c : Int}, a < b → b < c → a < c := @Int.lt_trans
example : ∀ (a b : Int), a < b ∨ a = b ∨ b < a := @Int.lt_trichotomy
example : ∀ {a b c : Int}, a ≤ b → (0 : Int) ≤ c → c * a ≤ c * b := @Int.mul_le_mul_of_nonneg_left
example : ∀ {a b : Int}, (0 : Int) ≤ a → (0 : Int) ≤ b → (0 : Int) ≤ a * b := @Int.mul_nonneg
example : ∀ (n : Nat), (0 : Int) ≤ ↑n := @Int.natCast_nonneg
example : ∀ {a b : Int}, a ≤ b → -b ≤ -a := @Int.neg_le_neg
example : ∀ {a b : Int}, ¬a ≤ b ↔ b < a := @Int.not_le
example : ∀ {a b : Int}, ¬a < b ↔ b ≤ a := @Int.not_lt
example : ∀ {m n : Nat}, Iff (@LE.le Int Int.instLEInt (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) (@LE.le Nat instLENat m n) := @Int.ofNat_le
example : ∀ (n : Nat), (0 : Int) ≤ ↑n := @Int.ofNat_nonneg
example : ∀ {a b : Int}, (0 : Int) ≤ a - b ↔ b ≤ a := @Int.sub_nonneg
example : ∀ {a b : Int}, b ≤ a → (0 : Int) ≤ a - b := @Int.sub_nonneg_of_le
example : ∀ {a : Int}, (0 : Int) ≤ a → ↑(Int.toNat a) = a := @Int.toNat_of_nonneg

/-! `Init.Data.List.Index` -/
example : {α : Type u_4} → List α → Nat → List α := @List.eraseIdx
example : {α : Type u_3} → (α → Bool) → List α → Nat := @List.findIdx
example : {α : Type u_3} → [Inhabited α] → List α → α := @List.getLast!
example : {α : Type u_3} → [BEq α] → α → List α → Nat := @List.idxOf
example : {p : Nat → Prop} → [h : DecidablePred p] → DecidablePred fun (n : Nat) => ∃ (m : Nat), m < n ∧ p m := @Nat.decidableExistsLT
example : {f : Type → Type u_3} → [Alternative f] → (p : Prop) → [Decidable p] → f Unit := @guard
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → [Alternative m] → Alternative (StateT σ m) := inferInstance

/-! `Init.Data.List.Attach` -/
example : {α : Type u_3} → (l : List α) → List { x : α // x ∈ l } := @List.attach
example : {α : Type u_4} → (l : List α) → (P : α → Prop) → (∀ (x : α), x ∈ l → P x) → List { x : α // P x } := @List.attachWith
example : ∀ {α : Type u_3} (l : List α), List.map Subtype.val (List.attach l) = l := @List.attach_map_subtype_val
example : ∀ {α : Type u_3} {β : Type u_4} {P : α → Prop} {xs : List (Subtype P)} {f : α → β → β} {b : β}, List.foldr f b (List.unattach xs) = List.foldr (fun (x : Subtype P) (s : β) => match x with | { val := x, property := h } => binderNameHint x f (binderNameHint s (f x) (binderNameHint h Unit.unit (f (wfParam x) s)))) b xs := @List.foldr_unattach
example : ∀ {α : Type u_3} {β : Type u_4} {xs : List α} {f : α → β → β} {b : β}, List.foldr f b (wfParam xs) = List.foldr f b (List.unattach (List.attach xs)) := @List.foldr_wfParam
example : ∀ {α : Type u_3} {l : List α}, List.length (List.attach l) = List.length l := @List.length_attach
example : ∀ {α : Type u_3} {β : Type u_4} {P : α → Prop} {xs : List (Subtype P)} {f : α → β}, List.map f (List.unattach xs) = List.map (fun (x : Subtype P) => match x with | { val := x, property := h } => binderNameHint x f (binderNameHint h Unit.unit (f (wfParam x)))) xs := @List.map_unattach
example : ∀ {α : Type u_4} {β : Type u_5} {xs : List α} {f : α → β}, List.map f (wfParam xs) = List.map f (List.unattach (List.attach xs)) := @List.map_wfParam
example : ∀ {α : Type u_3} (l : List α) (x : { x : α // x ∈ l }), x ∈ List.attach l := @List.mem_attach
example : {α : Type u_4} → {p : α → Prop} → List { x : α // p x } → List α := @List.unattach
example : ∀ {α : Type u_3} {l : List α}, List.unattach (List.attach l) = l := @List.unattach_attach

/-! `Init.Data.Format` -/
example : Int → String := @Int.repr
example : Nat → String := @Nat.repr
example : {α : Type u_3} → {β : Type u_4} → [Repr α] → [ReprTuple β] → Repr (α × β) := @Prod.repr
example : {α : Type u_3} → {β : Type u_4} → [Repr α] → [ReprTuple β] → ReprTuple (α × β) := @Prod.reprTuple
example : Type u_4 → Type u_4 := @Repr
example : Std.Format → Nat → Std.Format := @Repr.addAppParen
example : {α : Type u_4} → (α → Nat → Std.Format) → Repr α := @Repr.mk
example : {α : Type u_3} → [self : Repr α] → α → Nat → Std.Format := @Repr.reprPrec
example : Type u_3 → Type := @ReprAtom
example : {α : Type u_3} → ReprAtom α := @ReprAtom.mk
example : Type u_3 → Type u_3 := @ReprTuple
example : {α : Type u_3} → (α → List Std.Format → List Std.Format) → ReprTuple α := @ReprTuple.mk
example : {α : Type u_4} → [self : ReprTuple α] → α → List Std.Format → List Std.Format := @ReprTuple.reprTuple
example : Type := @Std.Format
example : Type := @Std.Format.FlattenBehavior
example : Std.Format.FlattenBehavior := @Std.Format.FlattenBehavior.allOrNone
example : Std.Format.FlattenBehavior := @Std.Format.FlattenBehavior.fill
example : Bool → Std.Format := @Std.Format.align
example : Std.Format → Std.Format → Std.Format := @Std.Format.append
example : String → Std.Format → String → Std.Format := @Std.Format.bracket
example : String → Std.Format → String → Std.Format := @Std.Format.bracketFill
example : Std.Format → Std.Format := @Std.Format.fill
example : Std.Format → optParam Std.Format.FlattenBehavior Std.Format.FlattenBehavior.allOrNone → Std.Format := @Std.Format.group
example : Std.Format → Std.Format := @Std.Format.indentD
example : Append Std.Format := inferInstance
example : Coe String Std.Format := inferInstance
example : Inhabited Std.Format := inferInstance
example : List Std.Format → Std.Format := @Std.Format.join
example : {α : Type u_4} → [Std.ToFormat α] → List α → Std.Format → Std.Format := @Std.Format.joinSep
example : Std.Format := @Std.Format.line
example : Int → Std.Format → Std.Format := @Std.Format.nest
example : Std.Format → Std.Format := @Std.Format.nestD
example : Std.Format := @Std.Format.nil
example : Std.Format → Std.Format := @Std.Format.paren
example : Std.Format → optParam Nat (120 : Nat) → optParam Nat (0 : Nat) → optParam Nat (0 : Nat) → String := @Std.Format.pretty
example : Nat → Std.Format → Std.Format := @Std.Format.tag
example : String → Std.Format := @Std.Format.text
example : Type u_3 → Type u_3 := @Std.ToFormat
example : {α : Type u_4} → [self : Std.ToFormat α] → α → Std.Format := @Std.ToFormat.format
example : {α : Type u_3} → (α → Std.Format) → Std.ToFormat α := @Std.ToFormat.mk
example : Std.ToFormat Std.Format := inferInstance
example : Std.ToFormat String := inferInstance
example : Type u_3 → Type u_3 := @ToString
example : {α : Type u_3} → (α → String) → ToString α := @ToString.mk
example : {α : Type u_4} → [self : ToString α] → α → String := @ToString.toString
example : {α : Type u_3} → [Repr α] → Repr (Array α) := inferInstance
example : Repr Bool := inferInstance
example : Repr Char := inferInstance
example : {p : Prop} → Repr (Decidable p) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [Repr α] → [Repr β] → Repr (Except α β) := inferInstance
example : {n : Nat} → Repr (Fin n) := inferInstance
example : {α : Type u_3} → [Repr α] → Repr (Id α) := inferInstance
example : Repr Int := inferInstance
example : {α : Type u_3} → [Repr α] → Repr (List α) := inferInstance
example : Repr Nat := inferInstance
example : {α : Type u_3} → [Repr α] → Repr (Option α) := inferInstance
example : Repr PUnit := inferInstance
example : Repr String := inferInstance
example : {α : Type u_3} → {p : α → Prop} → [Repr α] → Repr (Subtype p) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [Repr α] → [Repr β] → Repr (α ⊕ β) := inferInstance
example : {α : Type u_4} → [Repr α] → ReprTuple α := inferInstance
example : Repr Unit := inferInstance
example : ToString Bool := inferInstance
example : ToString Char := inferInstance
example : {p : Prop} → ToString (Decidable p) := inferInstance
example : ToString Std.Format := inferInstance
example : {α : Type u_3} → [ToString α] → ToString (Id α) := inferInstance
example : ToString Int := inferInstance
example : {α : Type u_4} → [ToString α] → ToString (List α) := inferInstance
example : ToString Nat := inferInstance
example : {α : Type u_4} → [ToString α] → ToString (Option α) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [ToString α] → [ToString β] → ToString (α × β) := inferInstance
example : ToString String := inferInstance
example : ToString Unit := inferInstance
example : {α : Type u_3} → [Repr α] → α → Std.Format := @repr
example : {α : Type u_3} → [Repr α] → α → Std.Format := @reprArg
example : {α : Type u_4} → [Repr α] → α → String := @reprStr

/-! `Init.Data.Int.Div` -/
example : ∀ {a b : Int}, a < b → a + (1 : Int) ≤ b := @Int.add_one_le_of_lt
example : ∀ (a b c : Int), a + b - c = a + (b - c) := @Int.add_sub_assoc
example : Int → Nat → Int := @Int.bmod
example : DecidableRel fun (x1 x2 : Int) => x1 ∣ x2 := @Int.decidableDvd
example : ∀ {a b c : Int}, a ∣ b → a ∣ c → a ∣ b + c := @Int.dvd_add
example : ∀ {a b : Int}, b % a = (0 : Int) → a ∣ b := @Int.dvd_of_emod_eq_zero
example : ∀ (a b : Int), a / -b = -(a / b) := @Int.ediv_neg
example : ∀ (a : Int), a / (0 : Int) = (0 : Int) := @Int.ediv_zero
example : ∀ (a b : Int), a % b + b * (a / b) = a := @Int.emod_add_mul_ediv
example : ∀ (a b : Int), a % b = a - b * (a / b) := @Int.emod_def
example : ∀ {a b : Int}, a ∣ b → b % a = (0 : Int) := @Int.emod_eq_zero_of_dvd
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → a % b < b := @Int.emod_lt_of_pos
example : ∀ (a : Int) {b : Int}, b ≠ (0 : Int) → (0 : Int) ≤ a % b := @Int.emod_nonneg
example : ∀ {a b : Int}, ¬a ∣ b → a = (0 : Int) ∨ (0 : Int) < b % a := @Int.emod_pos_of_not_dvd
example : ∀ (a b : Int), a ≤ max a b := @Int.le_max_left
example : ∀ (a b : Int), b ≤ max a b := @Int.le_max_right
example : ∀ {a : Int}, a ≤ ↑(Int.natAbs a) := @Int.le_natAbs
example : ∀ {x k : Int}, (0 : Int) < k → x < k * (x / k) + k := @Int.lt_mul_ediv_self_add
example : ∀ {a b : Int}, a ≠ b → a < b ∨ a > b := @Int.lt_or_gt_of_ne
example : ∀ (a b : Int), max a b = if a ≤ b then b else a := @Int.max_def
example : ∀ (a b : Int), min a b = if a ≤ b then a else b := @Int.min_def
example : ∀ (a b : Int), min a b ≤ a := @Int.min_le_left
example : ∀ (a b : Int), min a b ≤ b := @Int.min_le_right
example : ∀ (a b : Int), b * (a / b) + a % b = a := @Int.mul_ediv_add_emod
example : ∀ {x k : Int}, k ≠ (0 : Int) → k * (x / k) ≤ x := @Int.mul_ediv_self_le
example : ∀ (n : Nat), Int.natAbs (Int.negOfNat n) = n := @Int.natAbs_negOfNat
example : ∀ (m n : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HDiv.hDiv Nat Nat Nat (@instHDiv Nat Nat.instDiv) m n)) (@HDiv.hDiv Int Int Int (@instHDiv Int Int.instDiv) (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) := @Int.natCast_ediv
example : ∀ (m n : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HMod.hMod Nat Nat Nat (@instHMod Nat Nat.instMod) m n)) (@HMod.hMod Int Int Int (@instHMod Int Int.instMod) (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) := @Int.natCast_emod
example : ∀ (n : Nat), ↑(Nat.succ n) = ↑n + (1 : Int) := @Int.natCast_succ
example : ∀ {a b : Int}, b < a → a ≠ b := @Int.ne_of_gt
example : ∀ {a b : Int}, a < b → a ≠ b := @Int.ne_of_lt
example : ∀ (n : Nat), Int.negSucc n = -(↑n + (1 : Int)) := @Int.negSucc_eq
example : ∀ (b : Int) (e : Nat), b ^ (e + (1 : Nat)) = b ^ e * b := @Int.pow_succ
example : ∀ (b : Int), b ^ (0 : Nat) = (1 : Int) := @Int.pow_zero
example : ∀ {a b : Int}, a = b → a - b = (0 : Int) := @Int.sub_eq_zero_of_eq
example : ∀ (a : Int), ↑(Int.toNat a) = max a (0 : Int) := @Int.toNat_eq_max
example : ∀ {x k : Nat}, ¬k ∣ x → x % k > (0 : Nat) := @Nat.emod_pos_of_not_dvd
example : ∀ (m n : Nat), Nat.gcd m n ∣ m := @Nat.gcd_dvd_left
example : ∀ (m n : Nat), Nat.gcd m n ∣ n := @Nat.gcd_dvd_right
example : ∀ {α : Type u_4} {a b c : α} [inst : LE α], a ≤ b → b = c → a ≤ c := @le_of_le_of_eq

/-! `Init.Data.ForIn` -/
example : Type := @Lean.Loop
example : Lean.Loop := @Lean.Loop.mk
example : Type := @Std.Legacy.Range
example : Nat → Nat → (step : Nat) → (0 : Nat) < step → Std.Legacy.Range := @Std.Legacy.Range.mk
example : Std.Legacy.Range → Nat := @Std.Legacy.Range.start
example : Std.Legacy.Range → Nat := @Std.Legacy.Range.step
example : ∀ (self : Std.Legacy.Range), (0 : Nat) < Std.Legacy.Range.step self := @Std.Legacy.Range.step_pos
example : Std.Legacy.Range → Nat := @Std.Legacy.Range.stop
example : Std.Legacy.Range → List Nat := @Std.Legacy.Range.toList
example : {m : Type u_5 → Type u_6} → [Monad m] → {α : Type u_4} → ForIn m (Array α) α := inferInstance
example : {m : Type u_4 → Type u_5} → [Monad m] → {α : Type u_3} → ForIn m (List α) α := inferInstance
example : {m : Type u_3 → Type u_4} → [Monad m] → ForIn m Lean.Loop Unit := inferInstance
example : {m : Type → Type u_3} → [Monad m] → ForIn m Std.Legacy.Range Nat := inferInstance
example : {α : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → Inhabited (α → m α) := inferInstance
example : {α : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → [Inhabited α] → Inhabited (m α) := inferInstance

/-! `Init.Data.List.More` -/
example : {α : Type u_4} → List α → List α → Prop := @List.IsInfix
example : {α : Type u_3} → List α → List α → Prop := @List.IsPrefix
example : {α : Type u_4} → List α → List α → Prop := @List.IsSuffix
example : {α : Type u_3} → List α → List α → Prop := @List.Sublist
example : ∀ {α : Type u_3} (a : α) {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist l₁ (a :: l₂) := @List.Sublist.cons
example : ∀ {α : Type u_3} (a : α) {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist (a :: l₁) (a :: l₂) := @List.Sublist.cons₂
example : ∀ {α : Type u_1}, @List.Sublist α (@List.nil α) (@List.nil α) := @List.Sublist.slnil
example : {α : Type u_3} → List α → List α → Prop := @List.Subset
example : {α : Type u_4} → [BEq α] → List α → List α := @List.eraseReps
example : {α : Type u_3} → (α → Bool) → List α → Option Nat := @List.findIdx?
example : {α : Type u_4} → {m : Type u_5 → Type u_6} → [Monad m] → {s : Type u_5} → (s → α → m s) → s → List α → m s := @List.foldlM
example : {α : Type u_3} → {m : Type u_4 → Type u_5} → [Monad m] → List α → (α → m PUnit) → m PUnit := @List.forM
example : {α : Type u_3} → [BEq α] → α → List α → Option Nat := @List.idxOf?
example : {α : Type u_3} → List α → Nat → α → List α := @List.insertIdx
example : {α : Type u_3} → HasSubset (List α) := inferInstance
example : {α : Type u_3} → [BEq α] → List α → List α → Bool := @List.isPerm
example : {α : Type u_4} → [BEq α] → List α → List α → Bool := @List.isSublist
example : {α : Type u_3} → [BEq α] → List α → List α → Bool := @List.isSuffixOf
example : {α : Type u_4} → Nat → α → List α → List α := @List.leftpad
example : {α : Type u_3} → {β : Type u_4} → (Nat → α → β) → List α → List β := @List.mapIdx
example : {α : Type u_3} → {m : Type u_4 → Type u_5} → [Monad m] → {β : Type u_4} → (α → m β) → List α → m (List β) := @List.mapM
example : {α : Type u_3} → {n : Nat} → (Fin n → α) → List α := @List.ofFn
example : {α : Type u_3} → [BEq α] → List α → α → α → List α := @List.replace
example : {α : Type u_3} → Nat → α → List α → List α := @List.rightpad
example : {α : Type u_4} → List α → optParam Nat (1 : Nat) → List α := @List.rotateLeft
example : {α : Type u_3} → List α → optParam Nat (1 : Nat) → List α := @List.rotateRight
example : {α : Type u_4} → (α → Bool) → List α → List α × List α := @List.span
example : {α : Type u_3} → Nat → List α → List α × List α := @List.splitAt
example : {α : Type u_3} → (α → α → Bool) → List α → List (List α) := @List.splitBy

/-! `Init.Data.Except` -/
example : {ε : Type u_3} → {α : Type u_4} → {β : Type u_5} → Except ε α → (α → Except ε β) → Except ε β := @Except.bind
example : {ε : Type u_3} → {α : Type u_4} → Except ε α → Bool := @Except.isOk
example : {ε : Type u_3} → {α : Type u_4} → {β : Type u_5} → (α → β) → Except ε α → Except ε β := @Except.map
example : {ε : Type u_4} → {α : Type u_5} → {ε' : Type u_6} → (ε → ε') → Except ε α → Except ε' α := @Except.mapError
example : ∀ {ε : Type u_1} {α : Type u_2}, @Eq (Except ε α → Except ε α) (@Except.map ε α α (@id α)) (@id (Except ε α)) := @Except.map_id
example : {ε : Type u_4} → {α : Type u_5} → Except ε α → (Unit → Except ε α) → Except ε α := @Except.orElseLazy
example : {ε : Type u_3} → {α : Type u_4} → α → Except ε α := @Except.pure
example : {ε : Type u_3} → {α : Type u_4} → Except ε α → Bool := @Except.toBool
example : {ε : Type u_3} → {α : Type u_4} → Except ε α → Option α := @Except.toOption
example : {ε : Type u_3} → {α : Type u_4} → Except ε α → (ε → Except ε α) → Except ε α := @Except.tryCatch
example : {α : Type u_3} → {p : α → Prop} → [DecidableEq α] → DecidableEq { x : α // p x } := inferInstance
example : Inhabited (Sort u_4) := inferInstance

/-! `Init.Data.Fin.Basic` -/
example : {n : Nat} → CoeOut (Fin n) Nat := @Fin.coeToNat
example : ∀ {n : Nat} {i j : Fin n}, Fin.val i = Fin.val j → i = j := @Fin.eq_of_val_eq
example : ∀ {n : Nat} {a b : Fin n}, Fin.val a = Fin.val b → a = b := @Fin.ext
example : ∀ {n : Nat} {a b : Fin n}, a = b ↔ Fin.val a = Fin.val b := @Fin.ext_iff
example : {n : Nat} → DecidableEq (Fin n) := inferInstance
example : {n : Nat} → (a b : Fin n) → Decidable (a ≤ b) := inferInstance
example : {n : Nat} → (a b : Fin n) → Decidable (a < b) := inferInstance
example : {n : Nat} → LE (Fin n) := inferInstance
example : {n : Nat} → LT (Fin n) := inferInstance
example : {n : Nat} → [NeZero n] → {i : Nat} → OfNat (Fin n) i := inferInstance
example : ∀ {n : Nat} (i : Fin n), Fin.val i < n := @Fin.is_lt
example : (n : Nat) → [h : NeZero n] → Nat → Fin n := @Fin.ofNat
example : ∀ {n : Nat}, NeZero (n + (1 : Nat)) := inferInstance
example : {R : Type u_3} → [Zero R] → R → Prop := @NeZero
example : ∀ {R : Type u_3} [inst : Zero R] {n : R}, n ≠ Zero.zero → NeZero n := @NeZero.mk
example : ∀ {R : Type u_4} {inst : Zero R} {n : R} [self : NeZero n], n ≠ Zero.zero := @NeZero.out
example : (a b : Char) → Decidable (a ≤ b) := inferInstance
example : (a b : Char) → Decidable (a < b) := inferInstance
example : LE Char := inferInstance
example : LT Char := inferInstance

/-! `Init.Data.Hashable` -/
example : Sort u_3 → Sort (max 1 u_3) := @Hashable
example : {α : Sort u_3} → [self : Hashable α] → α → UInt64 := @Hashable.hash
example : {α : Sort u_3} → (α → UInt64) → Hashable α := @Hashable.mk
example : Type := @UInt64
example : ∀ (n : Nat), n % (2 : Nat) ^ (64 : Nat) < (2 : Nat) ^ (64 : Nat) := @UInt64.bound
example : BitVec (64 : Nat) → UInt64 := @UInt64.ofBitVec
example : Nat → UInt64 := @UInt64.ofNat
example : UInt64 → BitVec (64 : Nat) := @UInt64.toBitVec
example : Hashable Bool := inferInstance
example : Hashable Nat := inferInstance
example : Inhabited UInt64 := inferInstance
example : {n : Nat} → OfNat UInt64 n := inferInstance
example : UInt64 → UInt64 → UInt64 := @mixHash

/-! `Init.Data.Ord` -/
example : Type u_4 → Type u_4 := @Ord
example : {α : Type u_3} → [self : Ord α] → α → α → Ordering := @Ord.compare
example : {α : Type u_3} → (α → α → Ordering) → Ord α := @Ord.mk
example : Type := @Ordering
example : Ordering := @Ordering.eq
example : Ordering := @Ordering.gt
example : Ordering → Bool := @Ordering.isEq
example : Ordering → Bool := @Ordering.isLE
example : Ordering → Bool := @Ordering.isLT
example : Ordering := @Ordering.lt
example : Nat → Ordering := @Ordering.ofNat
example : ∀ (x : Ordering), Ordering.ofNat (Ordering.ctorIdx x) = x := @Ordering.ofNat_ctorIdx
example : Ordering → Ordering := @Ordering.swap
example : Ordering → Ordering → Ordering := @Ordering.then
example : {α : Type u_4} → (x y : α) → [inst : LT α] → [Decidable (x < y)] → [DecidableEq α] → Ordering := @compareOfLessAndEq
example : DecidableEq Ordering := inferInstance
example : Inhabited Ordering := inferInstance
example : Ordering := @instInhabitedOrdering.default
example : Ord Bool := inferInstance
example : Ord Int := inferInstance
example : Ord Nat := inferInstance
example : Repr Ordering := inferInstance
example : Ordering → Nat → Std.Format := @instReprOrdering.repr

/-! `Init.Data.Panic` -/
example : String → Nat → Nat → String → String := @mkPanicMessage
example : String → String → Nat → Nat → String → String := @mkPanicMessageWithDecl
example : {α : Sort u_3} → [Inhabited α] → String → α := @panic
example : {α : Sort u_3} → [Inhabited α] → String → α := @panicCore
example : {α : Sort u_3} → [Inhabited α] → String → Nat → Nat → String → α := @panicWithPos
example : {α : Sort u_3} → [Inhabited α] → String → String → Nat → Nat → String → α := @panicWithPosWithDecl

/-! `Init.Data.Platform` -/
example : Unit → { n : Nat // n = (32 : Nat) ∨ n = (64 : Nat) } := @System.Platform.getNumBits
example : Nat := @System.Platform.numBits
example : System.Platform.numBits = (32 : Nat) ∨ System.Platform.numBits = (64 : Nat) := @System.Platform.numBits_eq
example : Nat := @USize.size
example : USize.size = (4294967296 : Nat) ∨ USize.size = (18446744073709551616 : Nat) := @USize.size_eq

/-! `Init.Omega.Coefficients` -/
example : Type := @Lean.Omega.Coeffs
example : Lean.Omega.Coeffs → Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.add
example : Lean.Omega.Coeffs → Nat → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.bmod
example : Nat → Lean.Omega.Coeffs → Lean.Omega.Coeffs → Int := @Lean.Omega.Coeffs.bmod_dot_sub_dot_bmod
example : Int → Lean.Omega.Coeffs → Int → Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.combo
example : Lean.Omega.Coeffs → Lean.Omega.Coeffs → Int := @Lean.Omega.Coeffs.dot
example : Lean.Omega.Coeffs → Nat := @Lean.Omega.Coeffs.gcd
example : Lean.Omega.Coeffs → Nat → Int := @Lean.Omega.Coeffs.get
example : Lean.Omega.Coeffs → Prop := @Lean.Omega.Coeffs.isZero
example : Lean.Omega.Coeffs → Int := @Lean.Omega.Coeffs.leading
example : Lean.Omega.Coeffs → Nat := @Lean.Omega.Coeffs.length
example : Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.neg
example : List Int → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.ofList
example : Lean.Omega.Coeffs → Int → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.sdiv
example : Lean.Omega.Coeffs → Nat → Int → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.set
example : Lean.Omega.Coeffs → Int → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.smul
example : Lean.Omega.Coeffs → Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.Coeffs.sub
example : Lean.Omega.Coeffs → List Int := @Lean.Omega.Coeffs.toList
example : Type := @Lean.Omega.IntList
example : Lean.Omega.IntList → Lean.Omega.IntList → Lean.Omega.IntList := @Lean.Omega.IntList.add
example : Lean.Omega.IntList → Nat → Lean.Omega.IntList := @Lean.Omega.IntList.bmod
example : Nat → Lean.Omega.IntList → Lean.Omega.IntList → Int := @Lean.Omega.IntList.bmod_dot_sub_dot_bmod
example : Int → Lean.Omega.IntList → Int → Lean.Omega.IntList → Lean.Omega.IntList := @Lean.Omega.IntList.combo
example : Lean.Omega.IntList → Lean.Omega.IntList → Int := @Lean.Omega.IntList.dot
example : ∀ {xs : Lean.Omega.IntList}, (∀ (x : Int), x ∈ xs → x = (0 : Int)) → ∀ (v : Lean.Omega.IntList), Lean.Omega.IntList.dot xs v = (0 : Int) := @Lean.Omega.IntList.dot_isZero
example : ∀ (a : Int) (xs v : Lean.Omega.IntList), Lean.Omega.IntList.dot (List.map (fun (x : Int) => a * x) xs) v = a * Lean.Omega.IntList.dot xs v := @Lean.Omega.IntList.dot_map
example : ∀ (xs : Lean.Omega.IntList), Lean.Omega.IntList.dot xs [] = (0 : Int) := @Lean.Omega.IntList.dot_nil_right
example : ∀ (g : Int), (0 : Int) < g → ∀ {xs : Lean.Omega.IntList}, (∀ (x : Int), x ∈ xs → g ∣ x) → ∀ (v : Lean.Omega.IntList), g * Lean.Omega.IntList.dot (Lean.Omega.IntList.sdiv xs g) v = Lean.Omega.IntList.dot xs v := @Lean.Omega.IntList.dot_sdiv
example : ∀ {xs : Lean.Omega.IntList} {i : Nat}, List.length xs ≤ i → ∀ (y : Int) (v : Lean.Omega.IntList), Lean.Omega.IntList.dot (Lean.Omega.IntList.set xs i y) v = Lean.Omega.IntList.dot xs v + y * Lean.Omega.IntList.get v i := @Lean.Omega.IntList.dot_set
example : ∀ (i : Nat) (v : Lean.Omega.IntList), Lean.Omega.IntList.dot (Lean.Omega.IntList.set [] i (1 : Int)) v = Lean.Omega.IntList.get v i := @Lean.Omega.IntList.dot_set_nil
example : ∀ (a b : Int) (f : Int → Int → Int), (∀ (x y : Int), f x y = a * x + b * y) → ∀ (xs ys v : Lean.Omega.IntList), Lean.Omega.IntList.dot (Lean.Omega.IntList.zipFill f xs ys) v = a * Lean.Omega.IntList.dot xs v + b * Lean.Omega.IntList.dot ys v := @Lean.Omega.IntList.dot_zipFill
example : ∀ (m : Nat) (xs v : Lean.Omega.IntList), ↑m ∣ Lean.Omega.IntList.dot xs v - Lean.Omega.IntList.dot (Lean.Omega.IntList.bmod xs m) v := @Lean.Omega.IntList.dvd_dot_bmod
example : Lean.Omega.IntList → Nat := @Lean.Omega.IntList.gcd
example : ∀ {xs : Lean.Omega.IntList} {x : Int}, x ∈ xs → ↑(Lean.Omega.IntList.gcd xs) ∣ x := @Lean.Omega.IntList.gcd_dvd
example : Lean.Omega.IntList → Nat → Int := @Lean.Omega.IntList.get
example : Lean.Omega.IntList → Int := @Lean.Omega.IntList.leading
example : Lean.Omega.IntList → Lean.Omega.IntList := @Lean.Omega.IntList.neg
example : Lean.Omega.IntList → Int → Lean.Omega.IntList := @Lean.Omega.IntList.sdiv
example : Lean.Omega.IntList → Nat → Int → Lean.Omega.IntList := @Lean.Omega.IntList.set
example : Lean.Omega.IntList → Int → Lean.Omega.IntList := @Lean.Omega.IntList.smul
example : Lean.Omega.IntList → Lean.Omega.IntList → Lean.Omega.IntList := @Lean.Omega.IntList.sub
example : (Int → Int → Int) → Lean.Omega.IntList → Lean.Omega.IntList → Lean.Omega.IntList := @Lean.Omega.IntList.zipFill
example : Type := @Lean.Omega.LinearCombo
example : Lean.Omega.LinearCombo → Lean.Omega.LinearCombo → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.add
example : ∀ (l₁ l₂ : Lean.Omega.LinearCombo) (v : Lean.Omega.Coeffs), Lean.Omega.LinearCombo.eval (l₁ + l₂) v = Lean.Omega.LinearCombo.eval l₁ v + Lean.Omega.LinearCombo.eval l₂ v := @Lean.Omega.LinearCombo.add_eval
example : Lean.Omega.LinearCombo → Lean.Omega.Coeffs := @Lean.Omega.LinearCombo.coeffs
example : Lean.Omega.LinearCombo → Int := @Lean.Omega.LinearCombo.const
example : Nat → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.coordinate
example : ∀ (i : Nat) (v : Lean.Omega.Coeffs), Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate i) v = Lean.Omega.Coeffs.get v i := @Lean.Omega.LinearCombo.coordinate_eval
example : ∀ {a0 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (0 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: t)) = a0 := @Lean.Omega.LinearCombo.coordinate_eval_0
example : ∀ {a0 a1 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (1 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: t)) = a1 := @Lean.Omega.LinearCombo.coordinate_eval_1
example : ∀ {a0 a1 a2 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (2 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: t)) = a2 := @Lean.Omega.LinearCombo.coordinate_eval_2
example : ∀ {a0 a1 a2 a3 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (3 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: t)) = a3 := @Lean.Omega.LinearCombo.coordinate_eval_3
example : ∀ {a0 a1 a2 a3 a4 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (4 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: t)) = a4 := @Lean.Omega.LinearCombo.coordinate_eval_4
example : ∀ {a0 a1 a2 a3 a4 a5 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (5 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: t)) = a5 := @Lean.Omega.LinearCombo.coordinate_eval_5
example : ∀ {a0 a1 a2 a3 a4 a5 a6 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (6 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: t)) = a6 := @Lean.Omega.LinearCombo.coordinate_eval_6
example : ∀ {a0 a1 a2 a3 a4 a5 a6 a7 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (7 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: t)) = a7 := @Lean.Omega.LinearCombo.coordinate_eval_7
example : ∀ {a0 a1 a2 a3 a4 a5 a6 a7 a8 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (8 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: t)) = a8 := @Lean.Omega.LinearCombo.coordinate_eval_8
example : ∀ {a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 : Int} {t : List Int}, Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.coordinate (9 : Nat)) (Lean.Omega.Coeffs.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: a9 :: t)) = a9 := @Lean.Omega.LinearCombo.coordinate_eval_9
example : Lean.Omega.LinearCombo → Lean.Omega.Coeffs → Int := @Lean.Omega.LinearCombo.eval
example : Add Lean.Omega.LinearCombo := inferInstance
example : HMul Int Lean.Omega.LinearCombo Lean.Omega.LinearCombo := inferInstance
example : Neg Lean.Omega.LinearCombo := inferInstance
example : Sub Lean.Omega.LinearCombo := inferInstance
example : Int → Lean.Omega.Coeffs → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.mk
example : Lean.Omega.LinearCombo → Lean.Omega.LinearCombo → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.mul
example : ∀ (l₁ l₂ : Lean.Omega.LinearCombo) (v : Lean.Omega.Coeffs), Lean.Omega.Coeffs.isZero (Lean.Omega.LinearCombo.coeffs l₁) ∨ Lean.Omega.Coeffs.isZero (Lean.Omega.LinearCombo.coeffs l₂) → Lean.Omega.LinearCombo.eval (Lean.Omega.LinearCombo.mul l₁ l₂) v = Lean.Omega.LinearCombo.eval l₁ v * Lean.Omega.LinearCombo.eval l₂ v := @Lean.Omega.LinearCombo.mul_eval
example : Lean.Omega.LinearCombo → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.neg
example : ∀ (lc : Lean.Omega.LinearCombo) (v : Lean.Omega.Coeffs), Lean.Omega.LinearCombo.eval (-lc) v = -Lean.Omega.LinearCombo.eval lc v := @Lean.Omega.LinearCombo.neg_eval
example : Lean.Omega.LinearCombo → Int → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.smul
example : ∀ (lc : Lean.Omega.LinearCombo) (i : Int) (v : Lean.Omega.Coeffs), Lean.Omega.LinearCombo.eval (i * lc) v = i * Lean.Omega.LinearCombo.eval lc v := @Lean.Omega.LinearCombo.smul_eval
example : Lean.Omega.LinearCombo → Lean.Omega.LinearCombo → Lean.Omega.LinearCombo := @Lean.Omega.LinearCombo.sub
example : ∀ (l₁ l₂ : Lean.Omega.LinearCombo) (v : Lean.Omega.Coeffs), Lean.Omega.LinearCombo.eval (l₁ - l₂) v = Lean.Omega.LinearCombo.eval l₁ v - Lean.Omega.LinearCombo.eval l₂ v := @Lean.Omega.LinearCombo.sub_eval

/-! `Init.Omega.Facts` -/
example : ∀ {a b : Prop} [Decidable a], (a → b) → ¬a ∨ b := @Decidable.not_or_of_imp
example : ∀ {n : Nat} {a b : Fin n}, a = b → Fin.val a = Fin.val b := @Fin.val_congr
example : ∀ {a b : Prop} [Decidable a], ¬(a → b) → a ∧ ¬b := @Lean.Omega.Decidable.and_not_of_not_imp
example : ∀ {a b : Prop} [Decidable a] [Decidable b], ¬(a ↔ b) → a ∧ ¬b ∨ ¬a ∧ b := @Lean.Omega.Decidable.and_not_or_not_and_of_not_iff
example : ∀ {p q : Prop} [Decidable q], (p ↔ q) → p ∧ q ∨ ¬p ∧ ¬q := @Lean.Omega.Decidable.and_or_not_and_not_of_iff
example : ∀ {p q : Prop} [Decidable p] [Decidable q], ¬(p ∧ q) → ¬p ∨ ¬q := @Lean.Omega.Decidable.or_not_not_of_not_and
example : ∀ {a b c d : Int}, a = b → c = d → a + c = b + d := @Lean.Omega.Int.add_congr
example : ∀ {x : Nat} {y : Int}, (0 : Int) ≤ ↑x % y := @Lean.Omega.Int.emod_ofNat_nonneg
example : ∀ {x y : Int}, x ≥ y → y ≤ x := @Lean.Omega.Int.le_of_ge
example : ∀ {x y : Int}, ¬x < y → y ≤ x := @Lean.Omega.Int.le_of_not_lt
example : ∀ {x y : Int}, x > y → y < x := @Lean.Omega.Int.lt_of_gt
example : ∀ {x y : Int}, ¬x ≤ y → y < x := @Lean.Omega.Int.lt_of_not_ge
example : ∀ {x y : Int}, ¬x ≤ y → y < x := @Lean.Omega.Int.lt_of_not_le
example : ∀ {a b c d : Int}, a = b → c = d → a * c = b * d := @Lean.Omega.Int.mul_congr
example : ∀ {a b : Int}, a = b → ∀ (c : Int), a * c = b * c := @Lean.Omega.Int.mul_congr_left
example : ∀ {x : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@OfNat.ofNat Nat x (instOfNatNat x))) (@OfNat.ofNat Int x (@instOfNat x)) := @Lean.Omega.Int.natCast_ofNat
example : ∀ {a b : Int}, a = b → -a = -b := @Lean.Omega.Int.neg_congr
example : ∀ {a : Int}, -a ≤ ↑(Int.natAbs a) := @Lean.Omega.Int.neg_le_natAbs
example : ∀ {a b : Nat}, @Eq Nat a b → @Eq Int (@Nat.cast Int instNatCastInt a) (@Nat.cast Int instNatCastInt b) := @Lean.Omega.Int.ofNat_congr
example : ∀ {β : Type u_1} {x : Nat} {y : β}, @Eq Int (@Nat.cast Int instNatCastInt (@Prod.fst Nat β (@Prod.mk Nat β x y))) (@Nat.cast Int instNatCastInt x) := @Lean.Omega.Int.ofNat_fst_mk
example : ∀ {x y : Nat}, @LE.le Nat instLENat x y → @LE.le Int Int.instLEInt (@Nat.cast Int instNatCastInt x) (@Nat.cast Int instNatCastInt y) := @Lean.Omega.Int.ofNat_le_of_le
example : ∀ {x y : Nat}, @LT.lt Nat instLTNat x y → @LT.lt Int Int.instLTInt (@Nat.cast Int instNatCastInt x) (@Nat.cast Int instNatCastInt y) := @Lean.Omega.Int.ofNat_lt_of_lt
example : ∀ (a b : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@max Nat instMaxNat a b)) (@max Int Int.instMaxInt (@Nat.cast Int instNatCastInt a) (@Nat.cast Int instNatCastInt b)) := @Lean.Omega.Int.ofNat_max
example : ∀ (a b : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@min Nat instMinNat a b)) (@min Int Int.instMinInt (@Nat.cast Int instNatCastInt a) (@Nat.cast Int instNatCastInt b)) := @Lean.Omega.Int.ofNat_min
example : ∀ {a b : Nat}, (0 : Int) ≤ ↑a * ↑b := @Lean.Omega.Int.ofNat_mul_nonneg
example : ∀ (a : Int), ↑(Int.natAbs a) = if (0 : Int) ≤ a then a else -a := @Lean.Omega.Int.ofNat_natAbs
example : ∀ {a : Nat}, (0 : Nat) < a → (0 : Int) < ↑a := @Lean.Omega.Int.ofNat_pos_of_pos
example : ∀ (a b : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HPow.hPow Nat Nat Nat (@instHPow Nat Nat (@instPowNat Nat instNatPowNat)) a b)) (@HPow.hPow Int Nat Int (@instHPow Int Nat (@instPowNat Int Int.instNatPow)) (@Nat.cast Int instNatCastInt a) b) := @Lean.Omega.Int.ofNat_pow
example : ∀ {x y : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@HShiftLeft.hShiftLeft Nat Nat Nat (@instHShiftLeftOfShiftLeft Nat instShiftLeftNat) x y)) (@HMul.hMul Int Int Int (@instHMul Int Int.instMul) (@Nat.cast Int instNatCastInt x) (@Nat.cast Int instNatCastInt (@HPow.hPow Nat Nat Nat (@instHPow Nat Nat (@instPowNat Nat instNatPowNat)) (@OfNat.ofNat Nat (nat_lit 2) (instOfNatNat (nat_lit 2))) y))) := @Lean.Omega.Int.ofNat_shiftLeft_eq
example : ∀ {x y : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@HShiftRight.hShiftRight Nat Nat Nat (@instHShiftRightOfShiftRight Nat instShiftRightNat) x y)) (@HDiv.hDiv Int Int Int (@instHDiv Int Int.instDiv) (@Nat.cast Int instNatCastInt x) (@Nat.cast Int instNatCastInt (@HPow.hPow Nat Nat Nat (@instHPow Nat Nat (@instPowNat Nat instNatPowNat)) (@OfNat.ofNat Nat (nat_lit 2) (instOfNatNat (nat_lit 2))) y))) := @Lean.Omega.Int.ofNat_shiftRight_eq_div_pow
example : ∀ {α : Type u_1} {x : α} {y : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@Prod.snd α Nat (@Prod.mk α Nat x y))) (@Nat.cast Int instNatCastInt y) := @Lean.Omega.Int.ofNat_snd_mk
example : ∀ {a b : Nat}, Or (And (@LE.le Nat instLENat b a) (@Eq Int (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) a b)) (@HSub.hSub Int Int Int (@instHSub Int Int.instSub) (@Nat.cast Int instNatCastInt a) (@Nat.cast Int instNatCastInt b)))) (And (@LT.lt Nat instLTNat a b) (@Eq Int (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) a b)) (@OfNat.ofNat Int (nat_lit 0) (@instOfNat (nat_lit 0))))) := @Lean.Omega.Int.ofNat_sub_dichotomy
example : ∀ {a b c : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) a b) c)) (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) a (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) b c))) := @Lean.Omega.Int.ofNat_sub_sub
example : ∀ (a : Int) (b : Nat), (0 : Int) < a → (0 : Int) < a ^ b := @Lean.Omega.Int.pos_pow_of_pos
example : ∀ {a b c d : Int}, a = b → c = d → a - c = b - d := @Lean.Omega.Int.sub_congr
example : ∀ {x y : Nat}, x ≥ y → y ≤ x := @Lean.Omega.Nat.le_of_ge
example : ∀ {x y : Nat}, x > y → y < x := @Lean.Omega.Nat.lt_of_gt
example : ∀ {α : Type u_4} {β : Type u_5} {x : α} {y : β}, Prod.fst (x, y) = x := @Lean.Omega.Prod.fst_mk
example : ∀ {α : Type u_3} {β : Type u_4} {r : α → α → Prop} {s : β → β → Prop} {p q : α × β}, Prod.Lex r s p q → r (Prod.fst p) (Prod.fst q) ∨ Prod.fst p = Prod.fst q ∧ s (Prod.snd p) (Prod.snd q) := @Lean.Omega.Prod.of_lex
example : ∀ {α : Type u_3} {r : α → α → Prop} [DecidableEq α] {β : Type u_4} {s : β → β → Prop} {p q : α × β}, ¬Prod.Lex r s p q → ¬r (Prod.fst p) (Prod.fst q) ∧ (Prod.fst p ≠ Prod.fst q ∨ ¬s (Prod.snd p) (Prod.snd q)) := @Lean.Omega.Prod.of_not_lex
example : ∀ {α : Type u_3} {β : Type u_4} {x : α} {y : β}, Prod.snd (x, y) = y := @Lean.Omega.Prod.snd_mk
example : ∀ {p q : Prop}, ¬(p ∨ q) → ¬p ∧ ¬q := @Lean.Omega.and_not_not_of_not_or
example : ∀ {α : Type u_3} {P : Prop} [inst : Decidable P] {a b : α}, P ∧ (if P then a else b) = a ∨ ¬P ∧ (if P then a else b) = b := @Lean.Omega.ite_disjunction

/-! `Init.Data.List.Perm` -/
example : ∀ {α : Type u_4} {R S : α → α → Prop}, (∀ {a b : α}, R a b → S a b) → ∀ {l : List α}, List.Pairwise R l → List.Pairwise S l := @List.Pairwise.imp
example : ∀ {α : Type u_3} {l₁ l₂ t₁ t₂ : List α}, List.Perm l₁ l₂ → List.Perm t₁ t₂ → List.Perm (l₁ ++ t₁) (l₂ ++ t₂) := @List.Perm.append
example : ∀ {α : Type u_4} {t₁ t₂ : List α} (l : List α), List.Perm t₁ t₂ → List.Perm (l ++ t₁) (l ++ t₂) := @List.Perm.append_left
example : ∀ {α : Type u_3} {l₁ l₂ : List α} (t : List α), List.Perm l₁ l₂ → List.Perm (l₁ ++ t) (l₂ ++ t) := @List.Perm.append_right
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Perm (a :: l₁) (a :: l₂) → List.Perm l₁ l₂ := @List.Perm.cons_inv
example : ∀ {α : Type u_3} [inst : BEq α] {l₁ l₂ : List α}, List.Perm l₁ l₂ → ∀ (a : α), List.count a l₁ = List.count a l₂ := @List.Perm.count_eq
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] (a : α) {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.Perm (List.erase l₁ a) (List.erase l₂ a) := @List.Perm.erase
example : ∀ {α : Type u_3} (p : α → Bool) {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.Perm (List.filter p l₁) (List.filter p l₂) := @List.Perm.filter
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.isEmpty l₁ = List.isEmpty l₂ := @List.Perm.isEmpty_eq
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β) {l₁ l₂ : List α}, List.Perm l₁ l₂ → List.Perm (List.map f l₁) (List.map f l₂) := @List.Perm.map
example : ∀ {α : Type u_4} {l : List α}, List.Perm [] l → l = [] := @List.Perm.nil_eq
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Perm l₁ l₂ → (List.Nodup l₁ ↔ List.Nodup l₂) := @List.Perm.nodup_iff
example : ∀ {α : Type u_3} {R : α → α → Prop}, (∀ {x y : α}, R x y → R y x) → ∀ {l₁ l₂ : List α}, List.Perm l₁ l₂ → (List.Pairwise R l₁ ↔ List.Pairwise R l₂) := @List.Perm.pairwise_iff
example : ∀ {α : Type u_3} {l : List α}, List.Perm l l := @List.Perm.rfl
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Perm l₁ l₂ → l₁ ⊆ l₂ := @List.Perm.subset
example : ∀ {l₁ l₂ : List Nat}, List.Perm l₁ l₂ → List.sum l₁ = List.sum l₂ := @List.Perm.sum_nat
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, List.count a l = (0 : Nat) ↔ ¬a ∈ l := @List.count_eq_zero
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, ¬a ∈ l → List.count a l = (0 : Nat) := @List.count_eq_zero_of_not_mem
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a b : α} {l : List α}, List.count a (List.erase l b) = List.count a l - if (b == a) = true then (1 : Nat) else (0 : Nat) := @List.count_erase
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, (0 : Nat) < List.count a l ↔ a ∈ l := @List.count_pos_iff
example : {α : Type u_3} → [DecidableEq α] → (l₁ l₂ : List α) → Decidable (List.Perm l₁ l₂) := @List.decidablePerm
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, ¬a ∈ l → List.erase l a = l := @List.erase_of_not_mem
example : {α : Type u_3} → {R : α → α → Prop} → [DecidableRel R] → (l : List α) → Decidable (List.Pairwise R l) := inferInstance
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {l₁ l₂ : List α}, List.isPerm l₁ l₂ = true ↔ List.Perm l₁ l₂ := @List.isPerm_iff
example : ∀ {α : Type u_4} {l₁ : List α}, List.Perm [] l₁ ↔ l₁ = [] := @List.nil_perm
example : {α : Type u_3} → [DecidableEq α] → (l : List α) → Decidable (List.Nodup l) := @List.nodupDecidable
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Perm (l₁ ++ l₂) (l₂ ++ l₁) := @List.perm_append_comm
example : ∀ {α : Type u_3} {l₁ l₂ : List α} (l : List α), List.Perm (l ++ l₁) (l ++ l₂) ↔ List.Perm l₁ l₂ := @List.perm_append_left_iff
example : ∀ {α : Type u_3} {l₁ l₂ : List α} (l : List α), List.Perm (l₁ ++ l) (l₂ ++ l) ↔ List.Perm l₁ l₂ := @List.perm_append_right_iff
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Perm l₁ l₂ ↔ List.Perm l₂ l₁ := @List.perm_comm
example : ∀ {α : Type u_3} (a : α) {l₁ l₂ : List α}, List.Perm (a :: l₁) (a :: l₂) ↔ List.Perm l₁ l₂ := @List.perm_cons
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, a ∈ l → List.Perm l (a :: List.erase l a) := @List.perm_cons_erase
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {l₁ l₂ : List α}, List.Perm l₁ l₂ ↔ ∀ (a : α), List.count a l₁ = List.count a l₂ := @List.perm_iff_count
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Perm (l₁ ++ a :: l₂) (a :: (l₁ ++ l₂)) := @List.perm_middle
example : ∀ {α : Type u_4} {l₁ : List α}, List.Perm l₁ [] ↔ l₁ = [] := @List.perm_nil
example : ∀ {α : Type u_3} {a : α} {l : List α}, List.Perm l [a] ↔ l = [a] := @List.perm_singleton
example : ∀ {α : Type u_3} (l : List α), List.Perm (List.reverse l) l := @List.reverse_perm

/-! `Init.Control.Transformers` -/
example : (Type u_3 → Type u_4) → Type u_3 → Type u_4 := @BreakT
example : {α : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → BreakT m α := @BreakT.break
example : (Type u_3 → Type u_4) → Type u_3 → Type u_4 := @ContinueT
example : {α : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → ContinueT m α := @ContinueT.continue
example : Type u_3 → (Type u_3 → Type u_4) → Type u_3 → Type u_4 := @EarlyReturnT
example : {ρ : Type u_4} → {m : Type u_4 → Type u_5} → {α : Type u_4} → [Monad m] → ρ → EarlyReturnT ρ m α := @EarlyReturnT.return
example : Type u_3 → (Type u_3 → Type u_4) → Type u_3 → Type u_4 := @ExceptT
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α ε' : Type u_3} → (ε → ε') → ExceptT ε m α → ExceptT ε' m α := @ExceptT.adapt
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α β : Type u_3} → ExceptT ε m α → (α → ExceptT ε m β) → ExceptT ε m β := @ExceptT.bind
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α β : Type u_3} → (α → ExceptT ε m β) → Except ε α → m (Except ε β) := @ExceptT.bindCont
example : {m : Type u_3 → Type u_4} → {ε : Type u_3} → [MonadFinally m] → [Monad m] → MonadFinally (ExceptT ε m) := @ExceptT.finally
example : {ε : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → Monad (ExceptT ε m) := inferInstance
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → MonadLift m (ExceptT ε m) := inferInstance
example : {ε : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → MonadLift (Except ε) (ExceptT ε m) := inferInstance
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → m α → ExceptT ε m α := @ExceptT.lift
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α β : Type u_3} → (α → β) → ExceptT ε m α → ExceptT ε m β := @ExceptT.map
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → m (Except ε α) → ExceptT ε m α := @ExceptT.mk
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → α → ExceptT ε m α := @ExceptT.pure
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → ExceptT ε m α → m (Except ε α) := @ExceptT.run
example : {ε : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → {α : Type u_4} → ExceptT ε m α → (ε → ExceptT ε m α) → ExceptT ε m α := @ExceptT.tryCatch
example : MonadFinally Id := @Id.finally
example : {ε : Type u_4} → {m : Type u_5 → Type u_6} → {α : Type u_5} → [Monad m] → [MonadExcept ε m] → Except ε α → m α := @MonadExcept.ofExcept
example : {ε : Type u_3} → {m : Type u_4 → Type u_5} → [MonadExcept ε m] → {α : Type u_4} → m α → (Unit → m α) → m α := @MonadExcept.orElse
example : (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @MonadFinally
example : {m : Type u_3 → Type u_4} → ({α β : Type u_3} → m α → (Option α → m β) → m (α × β)) → MonadFinally m := @MonadFinally.mk
example : {m : Type u_3 → Type u_4} → [self : MonadFinally m] → {α β : Type u_3} → m α → (Option α → m β) → m (α × β) := @MonadFinally.tryFinally'
example : outParam (Type u_3) → (Type u_3 → Type u_4) → Type u_4 := @MonadReader
example : {ρ : outParam (Type u_4)} → {m : Type u_4 → Type u_5} → m ρ → MonadReader ρ m := @MonadReader.mk
example : {ρ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadReader ρ m] → m ρ := @MonadReader.read
example : semiOutParam (Type u_4) → (Type u_4 → Type u_5) → Type u_5 := @MonadReaderOf
example : {ρ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → m ρ → MonadReaderOf ρ m := @MonadReaderOf.mk
example : {ρ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadReaderOf ρ m] → m ρ := @MonadReaderOf.read
example : outParam (Type u_3) → (Type u_3 → Type u_4) → Type (max (u_3 + 1) u_4) := @MonadWithReader
example : {ρ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → ({α : Type u_3} → (ρ → ρ) → m α → m α) → MonadWithReader ρ m := @MonadWithReader.mk
example : {ρ : outParam (Type u_3)} → {m : Type u_3 → Type u_4} → [self : MonadWithReader ρ m] → {α : Type u_3} → (ρ → ρ) → m α → m α := @MonadWithReader.withReader
example : semiOutParam (Type u_4) → (Type u_4 → Type u_5) → Type (max (u_4 + 1) u_5) := @MonadWithReaderOf
example : {ρ : semiOutParam (Type u_3)} → {m : Type u_3 → Type u_4} → ({α : Type u_3} → (ρ → ρ) → m α → m α) → MonadWithReaderOf ρ m := @MonadWithReaderOf.mk
example : {ρ : semiOutParam (Type u_4)} → {m : Type u_4 → Type u_5} → [self : MonadWithReaderOf ρ m] → {α : Type u_4} → (ρ → ρ) → m α → m α := @MonadWithReaderOf.withReader
example : (Type u_3 → Type u_4) → Type u_3 → Type u_4 := @OptionT
example : {m : Type u_3 → Type u_4} → [Monad m] → {α β : Type u_3} → OptionT m α → (α → OptionT m β) → OptionT m β := @OptionT.bind
example : {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → OptionT m α := @OptionT.fail
example : {m : Type u_3 → Type u_4} → [Monad m] → Alternative (OptionT m) := inferInstance
example : {m : Type u_3 → Type u_4} → [Monad m] → Monad (OptionT m) := inferInstance
#check @OptionT.instMonadExceptOf
example : {m : Type u_3 → Type u_4} → [Monad m] → MonadExceptOf PUnit (OptionT m) := inferInstance
example : {m : Type u_4 → Type u_5} → [Monad m] → MonadLift m (OptionT m) := inferInstance
example : {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → m α → OptionT m α := @OptionT.lift
example : {m : Type u_3 → Type u_4} → {α : Type u_3} → m (Option α) → OptionT m α := @OptionT.mk
example : {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → OptionT m α → (Unit → OptionT m α) → OptionT m α := @OptionT.orElse
example : {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → α → OptionT m α := @OptionT.pure
example : {m : Type u_3 → Type u_4} → {α : Type u_3} → OptionT m α → m (Option α) := @OptionT.run
example : {m : Type u_4 → Type u_5} → [Monad m] → {α : Type u_4} → OptionT m α → (PUnit → OptionT m α) → OptionT m α := @OptionT.tryCatch
example : Type u_3 → Type u_3 → Type u_3 := @ReaderM
example : Type u_4 → (Type u_4 → Type u_5) → Type u_4 → Type (max u_4 u_5) := @ReaderT
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → {α ρ' : Type u_3} → (ρ' → ρ) → ReaderT ρ m α → ReaderT ρ' m α := @ReaderT.adapt
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → {α β : Type u_3} → [Monad m] → ReaderT ρ m α → (α → ReaderT ρ m β) → ReaderT ρ m β := @ReaderT.bind
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [Alternative m] → [Monad m] → Alternative (ReaderT ρ m) := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → Monad (ReaderT ρ m) := inferInstance
#check @ReaderT.instMonadExceptOf
example : {ρ : Type u_4} → {m : Type u_4 → Type u_5} → MonadLift m (ReaderT ρ m) := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → MonadReaderOf ρ (ReaderT ρ m) := inferInstance
example : {ρ : Type u_4} → {m : Type u_4 → Type u_5} → {α : Type u_4} → [Monad m] → α → ReaderT ρ m α := @ReaderT.pure
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → ReaderT ρ m ρ := @ReaderT.read
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → ReaderT ρ m α → ρ → m α := @ReaderT.run
example : {m : Type u_3 → Type u_4} → {ρ : Type u_3} → [MonadFinally m] → MonadFinally (ReaderT ρ m) := @ReaderT.tryFinally
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → [Alternative m] → StateT σ m α := @StateT.failure
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → [Alternative m] → Alternative (StateT σ m) := inferInstance
#check @StateT.instMonadExceptOf
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → [Monad m] → {α : Type u_3} → m α → StateT σ m α := @StateT.lift
example : {σ : Type u_4} → {m : Type u_4 → Type u_5} → {α : Type u_4} → [Alternative m] → StateT σ m α → (Unit → StateT σ m α) → StateT σ m α := @StateT.orElse
example : {m : Type u_3 → Type u_4} → {σ : Type u_3} → [MonadFinally m] → [Monad m] → MonadFinally (StateT σ m) := @StateT.tryFinally
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → [MonadState σ m] → (σ → σ) → m σ := @getModify
example : (σ : Type u_3) → {m : Type u_3 → Type u_4} → [MonadStateOf σ m] → m σ := @getThe
example : {ε : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → [Monad m] → [Inhabited ε] → Inhabited (ExceptT ε m α) := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → {α : Type u_3} → [Inhabited (m α)] → Inhabited (ReaderT ρ m α) := inferInstance
example : {ε : Type u_4} → {m : Type u_4 → Type u_5} → [Monad m] → MonadExceptOf ε (ExceptT ε m) := inferInstance
example : {ε₁ ε₂ : Type u_3} → {m : Type u_3 → Type u_4} → [MonadExceptOf ε₁ m] → MonadExceptOf ε₁ (ExceptT ε₂ m) := inferInstance
example : MonadExceptOf PUnit Option := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [MonadReaderOf ρ m] → MonadReader ρ m := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → {n : Type u_3 → Type u_5} → [MonadLift m n] → [MonadReaderOf ρ m] → MonadReaderOf ρ n := inferInstance
example : {σ : Type u_3} → {m : Type u_3 → Type u_4} → {n : Type u_3 → Type u_5} → [MonadLift m n] → [MonadStateOf σ m] → MonadStateOf σ n := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → [MonadWithReaderOf ρ m] → MonadWithReader ρ m := inferInstance
example : {ρ : Type u_3} → {m : Type u_3 → Type u_4} → MonadWithReaderOf ρ (ReaderT ρ m) := inferInstance
example : {ε : Type u_4} → {m : Type u_5 → Type u_6} → [MonadExcept ε m] → {α : Type u_5} → OrElse (m α) := inferInstance
example : {ε : Type u_3} → {m : Type u_4 → Type u_5} → {α : Type u_4} → [MonadExceptOf ε m] → [Pure m] → Except ε α → m α := @liftExcept
example : {m : Type u_4 → Type u_5} → {n : Type u_4 → Type u_6} → [MonadLiftT m n] → {α : Type u_4} → m α → n α := @liftM
example : {α : Type u_3} → (σ : Type u_3) → {m : Type u_3 → Type u_4} → [MonadStateOf σ m] → (σ → α × σ) → m α := @modifyGetThe
example : (σ : Type u_3) → {m : Type u_3 → Type u_4} → [MonadStateOf σ m] → (σ → σ) → m PUnit := @modifyThe
example : (ρ : Type u_3) → {m : Type u_3 → Type u_4} → [MonadReaderOf ρ m] → m ρ := @readThe
example : (ε : Type u_3) → {m : Type u_4 → Type u_5} → [MonadExceptOf ε m] → {α : Type u_4} → ε → m α := @throwThe
example : (ε : Type u_3) → {m : Type u_4 → Type u_5} → [MonadExceptOf ε m] → {α : Type u_4} → m α → (ε → m α) → m α := @tryCatchThe
example : {m : Type u_4 → Type u_5} → {α β : Type u_4} → [MonadFinally m] → [Functor m] → m α → m β → m α := @tryFinally

/-! `Init.Omega.Constraints` -/
example : Type := @Lean.Omega.Constraint
example : Lean.Omega.Constraint → Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.add
example : ∀ {c : Int} {x y : Lean.Omega.Coeffs}, c + Lean.Omega.Coeffs.dot x y = (0 : Int) → Lean.Omega.Constraint.sat' { lowerBound := some (-c), upperBound := some (-c) } x y = true := @Lean.Omega.Constraint.addEquality_sat
example : ∀ {c : Int} {x y : Lean.Omega.Coeffs}, c + Lean.Omega.Coeffs.dot x y ≥ (0 : Int) → Lean.Omega.Constraint.sat' { lowerBound := some (-c), upperBound := none } x y = true := @Lean.Omega.Constraint.addInequality_sat
example : ∀ {c d : Lean.Omega.Constraint} {s t : Int}, Lean.Omega.Constraint.sat c s = true → Lean.Omega.Constraint.sat d t = true → Lean.Omega.Constraint.sat (Lean.Omega.Constraint.add c d) (s + t) = true := @Lean.Omega.Constraint.add_sat
example : (Int → Int → Int) → Option Int → Option Int → Option Int := @Lean.Omega.Constraint.both
example : Lean.Omega.Constraint → Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.combine
example : ∀ {c d : Lean.Omega.Constraint} {t : Int}, Lean.Omega.Constraint.sat c t = true → Lean.Omega.Constraint.sat d t = true → Lean.Omega.Constraint.sat (Lean.Omega.Constraint.combine c d) t = true := @Lean.Omega.Constraint.combine_sat
example : ∀ {s t : Lean.Omega.Constraint} {x y : Lean.Omega.Coeffs}, Lean.Omega.Constraint.sat' s x y = true → Lean.Omega.Constraint.sat' t x y = true → Lean.Omega.Constraint.sat' (Lean.Omega.Constraint.combine s t) x y = true := @Lean.Omega.Constraint.combine_sat'
example : Int → Lean.Omega.Constraint → Int → Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.combo
example : Lean.Omega.Constraint → Nat → Lean.Omega.Constraint := @Lean.Omega.Constraint.div
example : ∀ {c : Lean.Omega.Constraint} {k : Nat} (s : Int), (0 : Int) < ↑k → Lean.Omega.Constraint.sat c (↑k * s) = true → Lean.Omega.Constraint.sat (Lean.Omega.Constraint.div c k) s = true := @Lean.Omega.Constraint.div_sat
example : (Int → Int → Int) → Option Int → Option Int → Option Int := @Lean.Omega.Constraint.either
example : Int → Lean.Omega.Constraint := @Lean.Omega.Constraint.exact
example : Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.flip
example : Lean.Omega.Constraint := @Lean.Omega.Constraint.impossible
example : Lean.Omega.Constraint → Bool := @Lean.Omega.Constraint.isExact
example : Lean.Omega.Constraint → Bool := @Lean.Omega.Constraint.isImpossible
example : Lean.Omega.Constraint → Option Lean.Omega.LowerBound := @Lean.Omega.Constraint.lowerBound
example : Lean.Omega.Constraint → (Int → Int) → Lean.Omega.Constraint := @Lean.Omega.Constraint.map
example : Option Lean.Omega.LowerBound → Option Lean.Omega.UpperBound → Lean.Omega.Constraint := @Lean.Omega.Constraint.mk
example : Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.neg
example : ∀ {c : Lean.Omega.Constraint} {t : Int}, Lean.Omega.Constraint.sat c t = true → Lean.Omega.Constraint.sat (Lean.Omega.Constraint.neg c) (-t) = true := @Lean.Omega.Constraint.neg_sat
example : ∀ {c : Lean.Omega.Constraint} {t : Int}, Lean.Omega.Constraint.sat c t = true → Lean.Omega.Constraint.isImpossible c = false := @Lean.Omega.Constraint.not_impossible
example : ∀ {c : Lean.Omega.Constraint}, Lean.Omega.Constraint.isImpossible c = true → ∀ {x y : Lean.Omega.Coeffs}, ¬Lean.Omega.Constraint.sat' c x y = true := @Lean.Omega.Constraint.not_sat'_of_isImpossible
example : Lean.Omega.Constraint → Int → Bool := @Lean.Omega.Constraint.sat
example : Lean.Omega.Constraint → Lean.Omega.Coeffs → Lean.Omega.Coeffs → Bool := @Lean.Omega.Constraint.sat'
example : ∀ {c : Lean.Omega.Constraint} {t : Int}, Lean.Omega.Constraint.sat c t = true ↔ (∀ (l : Lean.Omega.LowerBound), Lean.Omega.Constraint.lowerBound c = some l → l ≤ t) ∧ ∀ (u : Lean.Omega.UpperBound), Lean.Omega.Constraint.upperBound c = some u → t ≤ u := @Lean.Omega.Constraint.sat_iff
example : Int → Lean.Omega.Constraint → Lean.Omega.Constraint := @Lean.Omega.Constraint.scale
example : ∀ {c : Lean.Omega.Constraint} {t : Int} (k : Int), Lean.Omega.Constraint.sat c t = true → Lean.Omega.Constraint.sat (Lean.Omega.Constraint.scale k c) (k * t) = true := @Lean.Omega.Constraint.scale_sat
example : Lean.Omega.Constraint := @Lean.Omega.Constraint.trivial
example : Lean.Omega.Constraint → Option Lean.Omega.UpperBound := @Lean.Omega.Constraint.upperBound
example : Type := @Lean.Omega.LowerBound
example : Type := @Lean.Omega.UpperBound
example : Nat → Nat → Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.bmod_coeffs
example : Nat → Lean.Omega.Coeffs → Lean.Omega.Coeffs → Int := @Lean.Omega.bmod_div_term
example : ∀ (m : Nat) (r : Int) (i : Nat) (x v : Lean.Omega.Coeffs), Lean.Omega.Coeffs.length x ≤ i → Lean.Omega.Coeffs.get v i = Lean.Omega.bmod_div_term m x v → Lean.Omega.Constraint.sat' (Lean.Omega.Constraint.exact r) x v = true → Lean.Omega.Constraint.sat' (Lean.Omega.Constraint.exact (Int.bmod r m)) (Lean.Omega.bmod_coeffs m i x) v = true := @Lean.Omega.bmod_sat
example : ∀ (s t : Lean.Omega.Constraint) (a : Int) (x : Lean.Omega.Coeffs) (b : Int) (y v : Lean.Omega.Coeffs), Lean.Omega.Constraint.sat' s x v = true → Lean.Omega.Constraint.sat' t y v = true → Lean.Omega.Constraint.sat' (Lean.Omega.Constraint.combo a s b t) (Lean.Omega.Coeffs.combo a x b y) v = true := @Lean.Omega.combo_sat'
example : BEq Lean.Omega.Constraint := inferInstance
example : Lean.Omega.Constraint → Lean.Omega.Constraint → Bool := @Lean.Omega.instBEqConstraint.beq
example : DecidableEq Lean.Omega.Constraint := inferInstance
example : (x x_1 : Lean.Omega.Constraint) → Decidable (x = x_1) := @Lean.Omega.instDecidableEqConstraint.decEq
example : Lean.Omega.Constraint × Lean.Omega.Coeffs → Lean.Omega.Constraint × Lean.Omega.Coeffs := @Lean.Omega.normalize
example : Lean.Omega.Constraint × Lean.Omega.Coeffs → Option (Lean.Omega.Constraint × Lean.Omega.Coeffs) := @Lean.Omega.normalize?
example : ∀ {s s' : Lean.Omega.Constraint} {x x' v : Lean.Omega.Coeffs}, Lean.Omega.Constraint.sat' s x v = true → Lean.Omega.normalize? (s, x) = some (s', x') → Lean.Omega.Constraint.sat' s' x' v = true := @Lean.Omega.normalize?_sat
example : Lean.Omega.Constraint × Lean.Omega.Coeffs → Option (Lean.Omega.Constraint × Lean.Omega.Coeffs) := @Lean.Omega.positivize?
example : Lean.Omega.Constraint × Lean.Omega.Coeffs → Option (Lean.Omega.Constraint × Lean.Omega.Coeffs) := @Lean.Omega.tidy?
example : Lean.Omega.Constraint → Lean.Omega.Coeffs → Lean.Omega.Coeffs := @Lean.Omega.tidyCoeffs
example : Lean.Omega.Constraint → Lean.Omega.Coeffs → Lean.Omega.Constraint := @Lean.Omega.tidyConstraint
example : ∀ {s : Lean.Omega.Constraint} {x v : Lean.Omega.Coeffs}, Lean.Omega.Constraint.sat' s x v = true → Lean.Omega.Constraint.sat' (Lean.Omega.tidyConstraint s x) (Lean.Omega.tidyCoeffs s x) v = true := @Lean.Omega.tidy_sat

/-! `Init.Termination` -/
example : ∀ {α : Sort u_3} {x : Decidable False} (t e : α), (if False then t else e) = e := @if_false
example : ∀ {α : Sort u_3} {x : Decidable True} (t e : α), (if True then t else e) = t := @if_true

/-! `Init.Arith.Nat` -/
example : Type := @Nat.Internal.Linear.Context
example : Type := @Nat.Internal.Linear.Expr
example : Nat.Internal.Linear.Expr → Nat.Internal.Linear.Expr → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.Expr.add
noncomputable example : Nat.Internal.Linear.Context → Nat.Internal.Linear.Expr → Nat := @Nat.Internal.Linear.Expr.denote
example : ∀ (ctx : Nat.Internal.Linear.Context) (e : Nat.Internal.Linear.Expr), Nat.Internal.Linear.Poly.denote ctx (Nat.Internal.Linear.Expr.toPoly e) = Nat.Internal.Linear.Expr.denote ctx e := @Nat.Internal.Linear.Expr.denote_toPoly
example : ∀ (ctx : Nat.Internal.Linear.Context) (e : Nat.Internal.Linear.Expr) (k : Nat) (p : Nat.Internal.Linear.Poly), Nat.Internal.Linear.Poly.denote ctx (Nat.Internal.Linear.Expr.toPoly.go k e p) = k * Nat.Internal.Linear.Expr.denote ctx e + Nat.Internal.Linear.Poly.denote ctx p := @Nat.Internal.Linear.Expr.denote_toPoly_go
example : ∀ (ctx : Nat.Internal.Linear.Context) (e e' : Nat.Internal.Linear.Expr), @Eq Bool (@BEq.beq Nat.Internal.Linear.Poly (@List.instBEq (Prod Nat Nat.Internal.Linear.Var) (@instBEqOfDecidableEq (Prod Nat Nat.Internal.Linear.Var) fun (a b : Prod Nat Nat.Internal.Linear.Var) => @instDecidableEqProd Nat Nat.Internal.Linear.Var instDecidableEqNat instDecidableEqNat a b)) e.toNormPoly e'.toPoly) true → @Eq Nat (Nat.Internal.Linear.Expr.denote ctx e) (Nat.Internal.Linear.Expr.denote ctx e') := @Nat.Internal.Linear.Expr.eq_of_toNormPoly_eq
example : Nat → Nat.Internal.Linear.Expr → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.Expr.mulL
example : Nat.Internal.Linear.Expr → Nat → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.Expr.mulR
example : Nat → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.Expr.num
example : Nat.Internal.Linear.Expr → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.Expr.toNormPoly
example : Nat.Internal.Linear.Expr → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.Expr.toPoly
example : Nat.Internal.Linear.Var → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.Expr.var
example : Type := @Nat.Internal.Linear.ExprCnstr
example : Nat.Internal.Linear.Context → Nat.Internal.Linear.ExprCnstr → Prop := @Nat.Internal.Linear.ExprCnstr.denote
example : ∀ (ctx : Nat.Internal.Linear.Context) (c : Nat.Internal.Linear.ExprCnstr), Nat.Internal.Linear.PolyCnstr.denote ctx (Nat.Internal.Linear.ExprCnstr.toNormPoly c) = Nat.Internal.Linear.ExprCnstr.denote ctx c := @Nat.Internal.Linear.ExprCnstr.denote_toNormPoly
example : ∀ (ctx : Nat.Internal.Linear.Context) (c : Nat.Internal.Linear.ExprCnstr), Nat.Internal.Linear.PolyCnstr.denote ctx (Nat.Internal.Linear.ExprCnstr.toPoly c) = Nat.Internal.Linear.ExprCnstr.denote ctx c := @Nat.Internal.Linear.ExprCnstr.denote_toPoly
example : Nat.Internal.Linear.ExprCnstr → Bool := @Nat.Internal.Linear.ExprCnstr.eq
example : ∀ (ctx : Nat.Internal.Linear.Context) (c : Nat.Internal.Linear.ExprCnstr), Nat.Internal.Linear.PolyCnstr.isUnsat (Nat.Internal.Linear.ExprCnstr.toNormPoly c) = true → Nat.Internal.Linear.ExprCnstr.denote ctx c = False := @Nat.Internal.Linear.ExprCnstr.eq_false_of_isUnsat
example : ∀ (ctx : Nat.Internal.Linear.Context) (c d : Nat.Internal.Linear.ExprCnstr), (Nat.Internal.Linear.ExprCnstr.toNormPoly c == Nat.Internal.Linear.ExprCnstr.toPoly d) = true → Nat.Internal.Linear.ExprCnstr.denote ctx c = Nat.Internal.Linear.ExprCnstr.denote ctx d := @Nat.Internal.Linear.ExprCnstr.eq_of_toNormPoly_eq
example : ∀ (ctx : Nat.Internal.Linear.Context) (c : Nat.Internal.Linear.ExprCnstr), Nat.Internal.Linear.PolyCnstr.isValid (Nat.Internal.Linear.ExprCnstr.toNormPoly c) = true → Nat.Internal.Linear.ExprCnstr.denote ctx c = True := @Nat.Internal.Linear.ExprCnstr.eq_true_of_isValid
example : Nat.Internal.Linear.ExprCnstr → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.ExprCnstr.lhs
example : Bool → Nat.Internal.Linear.Expr → Nat.Internal.Linear.Expr → Nat.Internal.Linear.ExprCnstr := @Nat.Internal.Linear.ExprCnstr.mk
example : Nat.Internal.Linear.ExprCnstr → Nat.Internal.Linear.Expr := @Nat.Internal.Linear.ExprCnstr.rhs
example : Nat.Internal.Linear.ExprCnstr → Nat.Internal.Linear.PolyCnstr := @Nat.Internal.Linear.ExprCnstr.toNormPoly
example : Nat.Internal.Linear.ExprCnstr → Nat.Internal.Linear.PolyCnstr := @Nat.Internal.Linear.ExprCnstr.toPoly
example : Type := @Nat.Internal.Linear.Poly
example : Nat.Internal.Linear.Poly → Nat.Internal.Linear.Poly → Nat.Internal.Linear.Poly × Nat.Internal.Linear.Poly := @Nat.Internal.Linear.Poly.cancel
noncomputable example : Nat.Internal.Linear.Context → Nat.Internal.Linear.Poly → Nat := @Nat.Internal.Linear.Poly.denote
example : ∀ (ctx : Nat.Internal.Linear.Context) (k : Nat) (v : Nat.Internal.Linear.Var) (p : Nat.Internal.Linear.Poly), Nat.Internal.Linear.Poly.denote ctx (Nat.Internal.Linear.Poly.insert k v p) = Nat.Internal.Linear.Poly.denote ctx p + k * Nat.Internal.Linear.Var.denote ctx v := @Nat.Internal.Linear.Poly.denote_insert
example : ∀ (ctx : Nat.Internal.Linear.Context) (p r : Nat.Internal.Linear.Poly), Nat.Internal.Linear.Poly.denote ctx (Nat.Internal.Linear.Poly.norm.go p r) = Nat.Internal.Linear.Poly.denote ctx p + Nat.Internal.Linear.Poly.denote ctx r := @Nat.Internal.Linear.Poly.denote_norm_go
example : Nat → Nat.Internal.Linear.Var → Nat.Internal.Linear.Poly → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.Poly.insert
example : Nat.Internal.Linear.Poly → Bool := @Nat.Internal.Linear.Poly.isNonZero
example : Nat.Internal.Linear.Poly → Bool := @Nat.Internal.Linear.Poly.isZero
example : Nat.Internal.Linear.Poly → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.Poly.norm
example : ∀ (ctx : Nat.Internal.Linear.Context) {p : Nat.Internal.Linear.Poly}, Nat.Internal.Linear.Poly.isNonZero p = true → Nat.Internal.Linear.Poly.denote ctx p > (0 : Nat) := @Nat.Internal.Linear.Poly.of_isNonZero
example : ∀ (ctx : Nat.Internal.Linear.Context) {p : Nat.Internal.Linear.Poly}, Nat.Internal.Linear.Poly.isZero p = true → Nat.Internal.Linear.Poly.denote ctx p = (0 : Nat) := @Nat.Internal.Linear.Poly.of_isZero
example : Type := @Nat.Internal.Linear.PolyCnstr
example : Nat.Internal.Linear.Context → Nat.Internal.Linear.PolyCnstr → Prop := @Nat.Internal.Linear.PolyCnstr.denote
example : Nat.Internal.Linear.PolyCnstr → Bool := @Nat.Internal.Linear.PolyCnstr.eq
example : ∀ (ctx : Nat.Internal.Linear.Context) {c : Nat.Internal.Linear.PolyCnstr}, Nat.Internal.Linear.PolyCnstr.isUnsat c = true → Nat.Internal.Linear.PolyCnstr.denote ctx c = False := @Nat.Internal.Linear.PolyCnstr.eq_false_of_isUnsat
example : ∀ (ctx : Nat.Internal.Linear.Context) {c : Nat.Internal.Linear.PolyCnstr}, Nat.Internal.Linear.PolyCnstr.isValid c = true → Nat.Internal.Linear.PolyCnstr.denote ctx c = True := @Nat.Internal.Linear.PolyCnstr.eq_true_of_isValid
example : Nat.Internal.Linear.PolyCnstr → Bool := @Nat.Internal.Linear.PolyCnstr.isUnsat
example : Nat.Internal.Linear.PolyCnstr → Bool := @Nat.Internal.Linear.PolyCnstr.isValid
example : Nat.Internal.Linear.PolyCnstr → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.PolyCnstr.lhs
example : Bool → Nat.Internal.Linear.Poly → Nat.Internal.Linear.Poly → Nat.Internal.Linear.PolyCnstr := @Nat.Internal.Linear.PolyCnstr.mk
example : Nat.Internal.Linear.PolyCnstr → Nat.Internal.Linear.Poly := @Nat.Internal.Linear.PolyCnstr.rhs
example : Type := @Nat.Internal.Linear.Var
noncomputable example : Nat.Internal.Linear.Context → Nat.Internal.Linear.Var → Nat := @Nat.Internal.Linear.Var.denote
example : Nat := @Nat.Internal.Linear.fixedVar
example : BEq Nat.Internal.Linear.Expr := inferInstance
example : Nat.Internal.Linear.Expr → Nat.Internal.Linear.Expr → Bool := @Nat.Internal.Linear.instBEqExpr.beq
example : BEq Nat.Internal.Linear.PolyCnstr := inferInstance
example : Nat.Internal.Linear.PolyCnstr → Nat.Internal.Linear.PolyCnstr → Bool := @Nat.Internal.Linear.instBEqPolyCnstr.beq
example : Inhabited Nat.Internal.Linear.Expr := inferInstance
example : Nat.Internal.Linear.Expr := @Nat.Internal.Linear.instInhabitedExpr.default
example : {α : Sort u_3} → (a b k : Nat) → a + k = b + k → (a = b → α) → α := @Nat.Internal.elimOffset

/-! `Init.Data.Basic` -/
example : ∀ (a b : Int), a - (a - b) = b := @Int.sub_sub_self
example : {p : Nat → Prop} → [DecidablePred p] → (n : Nat) → Decidable (∃ (m : Nat), m ≤ n ∧ p m) := @Nat.decidableExistsLE
example : {k : Nat} → {P : (m : Nat) → m < k → Prop} → [I : (m : Nat) → (h : m < k) → Decidable (P m h)] → Decidable (∃ (m : Nat), ∃ (h : m < k), P m h) := @Nat.decidableExistsLT'
example : ∀ {a b : Nat}, a < b → a ≤ b - (1 : Nat) := @Nat.le_sub_one_of_lt
example : ∀ {a b : Nat}, a < b → a < Nat.succ b := @Nat.lt_succ_of_lt
example : ∀ {n m : Nat}, (0 : Nat) < n → n ≤ m → n - (1 : Nat) < m := @Nat.sub_one_lt_of_le
example : {α : Type u_3} → [BEq α] → BEq (Option α) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [BEq α] → [BEq β] → BEq (α × β) := inferInstance
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : BEq β] [LawfulBEq α] [LawfulBEq β], LawfulBEq (α × β) := inferInstance

/-! `Init.Data.BitVec.Basic` -/
example : ∀ (w n : Nat), n % (2 : Nat) ^ w < (2 : Nat) ^ w := @BitVec.bound
example : ∀ {w : Nat} {x y : BitVec w}, BitVec.toNat x = BitVec.toNat y → x = y := @BitVec.eq_of_toNat_eq
example : {w : Nat} → Add (BitVec w) := inferInstance
example : {w : Nat} → AndOp (BitVec w) := inferInstance
example : {w : Nat} → DecidableEq (BitVec w) := inferInstance
example : {w : Nat} → (x y : BitVec w) → Decidable (x ≤ y) := inferInstance
example : {w : Nat} → (x y : BitVec w) → Decidable (x < y) := inferInstance
example : {w : Nat} → Div (BitVec w) := inferInstance
example : {w : Nat} → Inhabited (BitVec w) := inferInstance
example : {w : Nat} → LE (BitVec w) := inferInstance
example : {w : Nat} → LT (BitVec w) := inferInstance
example : {w : Nat} → Mod (BitVec w) := inferInstance
example : {w : Nat} → Mul (BitVec w) := inferInstance
example : {w n : Nat} → OfNat (BitVec w) n := inferInstance
example : {w : Nat} → OrOp (BitVec w) := inferInstance
example : {w : Nat} → Repr (BitVec w) := inferInstance
example : {w : Nat} → Sub (BitVec w) := inferInstance
example : {w : Nat} → XorOp (BitVec w) := inferInstance
example : (w : Nat) → Nat → BitVec w := @BitVec.ofNat
example : {w : Nat} → BitVec w → Nat := @BitVec.toNat

/-! `Init.Data.Int.Cast` -/
example : ∀ {n : Nat}, @Eq Int (@Nat.cast Int instNatCastInt (@OfNat.ofNat Nat n (instOfNatNat n))) (@OfNat.ofNat Int n (@instOfNat n)) := @Int.cast_ofNat_Int
example : ∀ (a : Int) {b : Int}, b ≠ (0 : Int) → a * b / b = a := @Int.mul_ediv_cancel
example : ∀ {a : Int} (b : Int), a ≠ (0 : Int) → a * b / a = b := @Int.mul_ediv_cancel_left
example : ∀ (a b : Int), a * b % b = (0 : Int) := @Int.mul_emod_left
example : ∀ (a b : Int), a * b % a = (0 : Int) := @Int.mul_emod_right
example : ↑(1 : Nat) = (1 : Int) := @Int.natCast_one
example : ↑(0 : Nat) = (0 : Int) := @Int.natCast_zero
example : ∀ {n m : Nat}, Iff (@LT.lt Int Int.instLTInt (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) (@LT.lt Nat instLTNat n m) := @Int.ofNat_lt

/-! `Init.Data.List.Sort` -/
example : ∀ {α : Type u_3} {l : List α} {le : α → α → Bool}, List.length (List.mergeSort l le) = List.length l := @List.length_mergeSort
example : ∀ {α : Type u_3} {a : α} {l : List α} {le : α → α → Bool}, a ∈ List.mergeSort l le ↔ a ∈ l := @List.mem_mergeSort
example : {α : Type u_3} → List α → List α → autoParam (α → α → Bool) List.merge._auto_1 → List α := @List.merge
example : {α : Type u_3} → List α → autoParam (α → α → Bool) List.mergeSort._auto_1 → List α := @List.mergeSort
example : ∀ {α : Type u_3} {le : α → α → Bool}, List.mergeSort [] le = [] := @List.mergeSort_nil
example : ∀ {α : Type u_4} (l : List α) (le : α → α → Bool), List.Perm (List.mergeSort l le) l := @List.mergeSort_perm
example : ∀ {α : Type u_3} {le : α → α → Bool} (a : α), List.mergeSort [a] le = [a] := @List.mergeSort_singleton
example : ∀ {α : Type u_4} {le : α → α → Bool} {xs ys : List α}, List.Perm (List.merge xs ys le) (xs ++ ys) := @List.merge_perm_append

/-! `Init.Data.Nat.Bitwise` -/
example : Type u_3 → Type u_3 := @Complement
example : {α : Type u_3} → [self : Complement α] → α → α := @Complement.complement
example : {α : Type u_3} → (α → α) → Complement α := @Complement.mk
example : ∀ (m n k : Nat), m / n / k = m / (n * k) := @Nat.div_div_eq_div_mul
example : Nat → Nat → Nat := @Nat.lcm
example : ∀ {x y k : Nat}, (0 : Nat) < k → (x ≤ y / k ↔ x * k ≤ y) := @Nat.le_div_iff_mul_le
example : ∀ (a b : Nat), a <<< b = a * (2 : Nat) ^ b := @Nat.shiftLeft_eq
example : ∀ (m n : Nat), m <<< (n + (1 : Nat)) = (2 : Nat) * m <<< n := @Nat.shiftLeft_succ
example : ∀ {n : Nat}, n <<< (0 : Nat) = n := @Nat.shiftLeft_zero
example : ∀ (m n k : Nat), m >>> (n + k) = m >>> n >>> k := @Nat.shiftRight_add
example : ∀ (m n : Nat), m >>> n = m / (2 : Nat) ^ n := @Nat.shiftRight_eq_div_pow
example : ∀ (m n : Nat), m >>> (n + (1 : Nat)) = m >>> n / (2 : Nat) := @Nat.shiftRight_succ
example : ∀ {n : Nat}, n >>> (0 : Nat) = n := @Nat.shiftRight_zero
example : Nat → Nat → Bool := @Nat.testBit
example : ∀ (n : Nat), (0 : Nat) <<< n = (0 : Nat) := @Nat.zero_shiftLeft
example : ∀ (n : Nat), (0 : Nat) >>> n = (0 : Nat) := @Nat.zero_shiftRight

/-! `Init.Logic.BoolLemmas` -/
example : ∀ (x y z : Bool), (x && (y && z)) = (y && (x && z)) := @Bool.and_left_comm
example : ∀ (x y z : Bool), (x && (y || z)) = (x && y || x && z) := @Bool.and_or_distrib_left
example : ∀ (x y z : Bool), ((x || y) && z) = (x && z || y && z) := @Bool.and_or_distrib_right
example : ∀ (p q : Prop) [dpq : Decidable (p ∧ q)] [dp : Decidable p] [dq : Decidable q], decide (p ∧ q) = (decide p && decide q) := @Bool.decide_and
example : ∀ (b : Bool) [inst : Decidable (b = true)], decide (b = true) = b := @Bool.decide_coe
example : ∀ (p q : Prop) [dpq : Decidable (p ∨ q)] [dp : Decidable p] [dq : Decidable q], decide (p ∨ q) = (decide p || decide q) := @Bool.decide_or
example : ∀ {a b : Bool}, a = !b ↔ a ≠ b := @Bool.eq_not
example : ∀ (x : Bool), (false ^^ x) = x := @Bool.false_xor
example : ∀ {x y : Bool}, (!x) = !y → x = y := @Bool.not_inj
example : ∀ {b : Bool}, ¬b = false → b = true := @Bool.of_not_eq_false
example : ∀ {b : Bool}, ¬b = true → b = false := @Bool.of_not_eq_true
example : ∀ (x y z : Bool), (x || y && z) = ((x || y) && (x || z)) := @Bool.or_and_distrib_left
example : ∀ (x y z : Bool), (x && y || z) = ((x || z) && (y || z)) := @Bool.or_and_distrib_right
example : ∀ (x y z : Bool), (x || (y || z)) = (y || (x || z)) := @Bool.or_left_comm
example : Bool → Nat := @Bool.toNat
example : ∀ (c : Bool), Bool.toNat c ≤ (1 : Nat) := @Bool.toNat_le
example : ∀ (x y z : Bool), (x ^^ y ^^ z) = (x ^^ (y ^^ z)) := @Bool.xor_assoc
example : ∀ (x y : Bool), (x ^^ y) = (y ^^ x) := @Bool.xor_comm
example : ∀ (x : Bool), (x ^^ false) = x := @Bool.xor_false
example : ∀ (x : Bool), (x ^^ x) = false := @Bool.xor_self
example : ∀ {α : Sort u_3} {p q : α → Prop}, (∀ (a : α), p a → q a) → (∃ (a : α), p a) → ∃ (a : α), q a := @Exists.imp
example : ∀ {a b c : Prop}, (a → b) → a ∨ c → b ∨ c := @Or.imp_left
example : ∀ {α : Sort u_1} {p : α → Prop} {a b : @Subtype α p}, Iff (@Eq α (@Subtype.val α p a) (@Subtype.val α p b)) (@Eq (@Subtype α p) a b) := @Subtype.val_inj
example : ∀ {c a b : Prop}, (c → (a ↔ b)) → (a ∧ c ↔ b ∧ c) := @and_congr_left
example : ∀ {a b c : Prop}, a ∧ b ∨ c ↔ (a ∨ c) ∧ (b ∨ c) := @and_or_right
example : ∀ {α : Type u_3} [inst : BEq α] [ReflBEq α] {a b : α}, (a == b) = false → a ≠ b := @ne_of_beq_false
example : ∀ {a b c : Prop}, a ∨ b ∧ c ↔ (a ∨ b) ∧ (a ∨ c) := @or_and_left
example : ∀ {a b c : Prop}, a ∨ b ∨ c ↔ b ∨ a ∨ c := @or_left_comm

/-! `Init.Data.List.GetElem` -/
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.length l₁ = List.length l₂ → (∀ (i : Nat) (h₁ : i < List.length l₁) (h₂ : i < List.length l₂), l₁[i] = l₂[i]) → l₁ = l₂ := @List.ext_getElem
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, (∀ (i : Nat), l₁[i]? = l₂[i]?) → l₁ = l₂ := @List.ext_getElem?
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ = l₂ ↔ ∀ (i : Nat), l₁[i]? = l₂[i]? := @List.ext_getElem?_iff
example : ∀ {α : Type u_4} {xs : List α} {p : α → Bool} {b : α}, List.find? p xs = some b ↔ p b = true ∧ ∃ (i : Nat), ∃ (h : i < List.length xs), xs[i] = b ∧ ∀ (j : Nat) (hj : j < i), (!p xs[j]) = true := @List.find?_eq_some_iff_getElem
example : ∀ {α : Type u_3} {l : List α} {p : α → Prop}, (∀ (x : α), x ∈ l → p x) ↔ ∀ (i : Nat) (h : i < List.length l), p l[i] := @List.forall_mem_iff_getElem
example : ∀ {α : Type u_3} [inst : Inhabited α] {l : List α} {i : Nat}, l[i]! = Option.getD l[i]? default := @List.getElem!_eq_getElem?_getD
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, (l₁ ++ l₂)[i]? = if i < List.length l₁ then l₁[i]? else l₂[i - List.length l₁]? := @List.getElem?_append
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, i < List.length l₁ → (l₁ ++ l₂)[i]? = l₁[i]? := @List.getElem?_append_left
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, List.length l₁ ≤ i → (l₁ ++ l₂)[i]? = l₂[i - List.length l₁]? := @List.getElem?_append_right
example : ∀ {α : Type u_4} {l : List α} {i j : Nat}, (List.drop i l)[j]? = l[i + j]? := @List.getElem?_drop
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, List.length l ≤ i → l[i]? = none := @List.getElem?_eq_none
example : ∀ {α : Type u_4} {l : List α} {i : Nat} {a : α}, l[i]? = some a ↔ ∃ (h : i < List.length l), l[i] = a := @List.getElem?_eq_some_iff
example : ∀ {α : Type u_3} {l : List α} {i j : Nat}, (List.eraseIdx l i)[j]? = if j < i then l[j]? else l[j + (1 : Nat)]? := @List.getElem?_eraseIdx
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β) (l : List α) (i : Nat), (List.map f l)[i]? = Option.map f l[i]? := @List.getElem?_map
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {l : List α} {i : Nat}, (List.mapIdx f l)[i]? = Option.map (f i) l[i]? := @List.getElem?_mapIdx
example : ∀ {n i : Nat}, i < n → (List.range n)[i]? = some i := @List.getElem?_range
example : ∀ {α : Type u_3} {a : α} {n i : Nat}, (List.replicate n a)[i]? = if i < n then some a else none := @List.getElem?_replicate
example : ∀ {α : Type u_4} {l : List α} {i j : Nat} {a : α}, (List.set l i a)[j]? = if i = j then if i < List.length l then some a else none else l[j]? := @List.getElem?_set
example : ∀ {α : Type u_3} {l : List α} {i j : Nat} {a : α}, i ≠ j → (List.set l i a)[j]? = l[j]? := @List.getElem?_set_ne
example : ∀ {α : Type u_4} {l : List α} {i : Nat} {a : α}, i < List.length l → (List.set l i a)[i]? = some a := @List.getElem?_set_self
example : ∀ {α : Type u_3} {l : List α} {n i : Nat}, i < n → (List.take n l)[i]? = l[i]? := @List.getElem?_take_of_lt
example : ∀ {α : Type u_3} {l : List α} {n i : Nat}, (List.zipIdx l n)[i]? = Option.map (fun (a : α) => (a, n + i)) l[i]? := @List.getElem?_zipIdx
example : ∀ {α : Type u_1} {l₁ l₂ : List α} {i : Nat} (h : @LT.lt Nat instLTNat i (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂) i h) (@dite α (@LT.lt Nat instLTNat i (@List.length α l₁)) (i.decLt (@List.length α l₁)) (fun (h' : @LT.lt Nat instLTNat i (@List.length α l₁)) => @getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l₁ i h') fun (h' : Not (@LT.lt Nat instLTNat i (@List.length α l₁))) => @getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l₂ (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@List.length α l₂)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)).decLt (@List.length α l₂)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@List.length α l₂))) => @List.getElem_append._proof_1 α l₁ l₂ i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@List.length α l₁) (@List.length α l₂))) (@congrArg Nat Prop (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂)) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@List.length α l₁) (@List.length α l₂)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_append α l₁ l₂)) h) h' a)) := @List.getElem_append
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat} (h : i < List.length l₁) {h' : i < List.length (l₁ ++ l₂)}, (l₁ ++ l₂)[i] = l₁[i] := @List.getElem_append_left
example : ∀ {α : Type u_1} {l₁ l₂ : List α} {i : Nat} (h : @LE.le Nat instLENat (@List.length α l₁) i) {h' : @LT.lt Nat instLTNat i (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂))}, @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂) i h') (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l₂ (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@List.length α l₂)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)).decLt (@List.length α l₂)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@List.length α l₁)) (@List.length α l₂))) => @List.getElem_append_right._proof_1 α l₁ l₂ i h (@Eq.mp (@LT.lt Nat instLTNat i (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@List.length α l₁) (@List.length α l₂))) (@congrArg Nat Prop (@List.length α (@HAppend.hAppend (List α) (List α) (List α) (@instHAppendOfAppend (List α) (@List.instAppend α)) l₁ l₂)) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@List.length α l₁) (@List.length α l₂)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_append α l₁ l₂)) h') a)) := @List.getElem_append_right
example : ∀ {α : Type u_4} {l : List α} {a : α} {h : List.length l < List.length (l ++ [a])}, (l ++ [a])[List.length l] = a := @List.getElem_concat_length
example : ∀ {α : Type u_1} {l : List α} {i j : Nat} {h : @LT.lt Nat instLTNat j (@List.length α (@List.drop α i l))}, @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.drop α i l) j h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i j) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i j) (@List.length α l)) ((@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i j).decLt (@List.length α l)) fun (a : Not (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i j) (@List.length α l))) => @List.getElem_drop._proof_1 α l i j (@Eq.mp (@LT.lt Nat instLTNat j (@List.length α (@List.drop α i l))) (@LT.lt Nat instLTNat j (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) i)) (@congrArg Nat Prop (@List.length α (@List.drop α i l)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) i) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@List.length_drop α i l)) h) a)) := @List.getElem_drop
example : ∀ {α : Type u_4} {l : List α} {i : Nat} {x : α} (h : i < List.length l), l[i] = x ↔ l[i]? = some x := @List.getElem_eq_iff
example : ∀ {α : Type u_1} {β : Type u_2} (f : α → β) {l : List α} {i : Nat} {h : @LT.lt Nat instLTNat i (@List.length β (@List.map α β f l))}, @Eq β (@getElem (List β) Nat β (fun (as : List β) (i : Nat) => @LT.lt Nat instLTNat i (@List.length β as)) (@List.instGetElemNatLtLength β) (@List.map α β f l) i h) (f (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Eq.rec Nat (@List.length β (@List.map α β f l)) (fun (x : Nat) (h : @Eq Nat (@List.length β (@List.map α β f l)) x) => @LT.lt Nat instLTNat i x) h (@List.length α l) (@List.length_map α β l f)))) := @List.getElem_map
example : ∀ {α : Type u_1} {β : Type u_2} {f : Nat → α → β} {l : List α} {i : Nat} {h : @LT.lt Nat instLTNat i (@List.length β (@List.mapIdx α β f l))}, @Eq β (@getElem (List β) Nat β (fun (as : List β) (i : Nat) => @LT.lt Nat instLTNat i (@List.length β as)) (@List.instGetElemNatLtLength β) (@List.mapIdx α β f l) i h) (f i (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Eq.rec Nat (@List.length β (@List.mapIdx α β f l)) (fun (x : Nat) (h : @Eq Nat (@List.length β (@List.mapIdx α β f l)) x) => @LT.lt Nat instLTNat i x) h (@List.length α l) (@List.length_mapIdx α β f l)))) := @List.getElem_mapIdx
example : ∀ {n i : Nat} (h : i < List.length (List.range n)), (List.range n)[i] = i := @List.getElem_range
example : ∀ {α : Type u_3} {a : α} {n i : Nat} (h : i < List.length (List.replicate n a)), (List.replicate n a)[i] = a := @List.getElem_replicate
example : ∀ {α : Type u_1} {l : List α} {i j : Nat} {a : α} (h : @LT.lt Nat instLTNat j (@List.length α (@List.set α l i a))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.set α l i a) j h) (@ite α (@Eq Nat i j) (instDecidableEqNat i j) a (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l j (@Eq.mp (@LT.lt Nat instLTNat j (@List.length α (@List.set α l i a))) (@LT.lt Nat instLTNat j (@List.length α l)) (@congrArg Nat Prop (@List.length α (@List.set α l i a)) (@List.length α l) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@List.length_set α l i a)) h))) := @List.getElem_set
example : ∀ {α : Type u_1} {l : List α} {i j : Nat}, @Ne Nat i j → ∀ {a : α} (hj : @LT.lt Nat instLTNat j (@List.length α (@List.set α l i a))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.set α l i a) j hj) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l j (@Eq.mp (@LT.lt Nat instLTNat j (@List.length α (@List.set α l i a))) (@LT.lt Nat instLTNat j (@List.length α l)) (@congrArg Nat Prop (@List.length α (@List.set α l i a)) (@List.length α l) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@List.length_set α l i a)) hj)) := @List.getElem_set_ne
example : ∀ {α : Type u_3} {l : List α} {i : Nat} {a : α} (h : i < List.length (List.set l i a)), (List.set l i a)[i] = a := @List.getElem_set_self
example : ∀ {α : Type u_1} {l : List α} {n i : Nat} {h : @LT.lt Nat instLTNat i (@List.length α (@List.take α n l))}, @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.take α n l) i h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@List.length α l)) (i.decLt (@List.length α l)) fun (a : Not (@LT.lt Nat instLTNat i (@List.length α l))) => @List.getElem_take._proof_1 α l n i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length α (@List.take α n l))) (@LT.lt Nat instLTNat i (@min Nat instMinNat n (@List.length α l))) (@congrArg Nat Prop (@List.length α (@List.take α n l)) (@min Nat instMinNat n (@List.length α l)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_take α n l)) h) a)) := @List.getElem_take
example : ∀ {α : Type u_1} {l : List α} {n i : Nat} {h : @LT.lt Nat instLTNat i (@List.length (Prod α Nat) (@List.zipIdx α l n))}, @Eq (Prod α Nat) (@getElem (List (Prod α Nat)) Nat (Prod α Nat) (fun (as : List (Prod α Nat)) (i : Nat) => @LT.lt Nat instLTNat i (@List.length (Prod α Nat) as)) (@List.instGetElemNatLtLength (Prod α Nat)) (@List.zipIdx α l n) i h) (@Prod.mk α Nat (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Eq.rec Nat (@List.length (Prod α Nat) (@List.zipIdx α l n)) (fun (x : Nat) (h : @Eq Nat (@List.length (Prod α Nat) (@List.zipIdx α l n)) x) => @LT.lt Nat instLTNat i x) h (@List.length α l) (@List.length_zipIdx α l n))) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n i)) := @List.getElem_zipIdx
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, i < List.length l → List.length (List.eraseIdx l i) + (1 : Nat) = List.length l := @List.length_eraseIdx_add_one
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, i < List.length l → List.length (List.eraseIdx l i) = List.length l - (1 : Nat) := @List.length_eraseIdx_of_lt
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {l : List α}, List.length (List.mapIdx f l) = List.length l := @List.length_mapIdx
example : ∀ {α : Type u_3} {as : List α} {i : Nat} {a : α}, List.length (List.set as i a) = List.length as := @List.length_set
example : ∀ {α : Type u_4} {l : List α} {n : Nat}, List.length (List.zipIdx l n) = List.length l := @List.length_zipIdx
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {a : α} {l : List α}, List.mapIdx f (a :: l) = f (0 : Nat) a :: List.mapIdx (fun (i : Nat) => f (i + (1 : Nat))) l := @List.mapIdx_cons
example : ∀ {α : Type u_4} {β : Type u_5} {f : Nat → α → β}, List.mapIdx f [] = [] := @List.mapIdx_nil
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l ↔ ∃ (i : Nat), ∃ (h : i < List.length l), l[i] = a := @List.mem_iff_getElem
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l ↔ ∃ (i : Nat), l[i]? = some a := @List.mem_iff_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {b : β} {l : List α}, b ∈ List.mapIdx f l ↔ ∃ (i : Nat), ∃ (h : i < List.length l), f i l[i] = b := @List.mem_mapIdx
example : ∀ {α : Type u_3} {x : α} {i : Nat} {xs : List α} {k : Nat}, (x, i) ∈ List.zipIdx xs k → k ≤ i ∧ i < k + List.length xs ∧ ∃ (h : i - k < List.length xs), x = xs[i - k] := @List.mem_zipIdx
example : ∀ {α : Type u_3} {x : α × Nat} {l : List α}, x ∈ List.zipIdx l ↔ l[Prod.snd x]? = some (Prod.fst x) := @List.mem_zipIdx_iff_getElem?
example : ∀ {α : Type u_4} {i : Nat} {x : α} {l : List α}, (x, i) ∈ List.zipIdx l ↔ l[i]? = some x := @List.mk_mem_zipIdx_iff_getElem?
example : ∀ {α : Type u_3} {k i : Nat} {x : α} {l : List α}, (x, i) ∈ List.zipIdx l k ↔ k ≤ i ∧ l[i - k]? = some x := @List.mk_mem_zipIdx_iff_le_and_getElem?_sub
example : ∀ {α : Type u_4} (a b : α) {i j : Nat} {l : List α}, i ≠ j → List.set (List.set l i a) j b = List.set (List.set l j b) i a := @List.set_comm
example : ∀ {α : Type u_3} {x a : α} {xs : List α} {i : Nat}, List.set (x :: xs) (i + (1 : Nat)) a = x :: List.set xs i a := @List.set_cons_succ
example : ∀ {α : Type u_3} {x a : α} {xs : List α}, List.set (x :: xs) (0 : Nat) a = a :: xs := @List.set_cons_zero
example : ∀ {α : Type u_3} {as : List α} {i : Nat} (h : i < List.length as), List.set as i as[i] = as := @List.set_getElem_self
example : ∀ {α : Type u_3} {i : Nat} {a : α}, List.set [] i a = [] := @List.set_nil
example : ∀ {α : Type u_3} (a : α) {b : α} {l : List α} {i : Nat}, List.set (List.set l i a) i b = List.set l i b := @List.set_set
example : ∀ {α : Type u_4} {a : α} {l : List α} {n : Nat}, List.zipIdx (a :: l) n = (a, n) :: List.zipIdx l (n + (1 : Nat)) := @List.zipIdx_cons
example : ∀ {α : Type u_1} {n : Nat}, @Eq (List (Prod α Nat)) (@List.zipIdx α (@List.nil α) n) (@List.nil (Prod α Nat)) := @List.zipIdx_nil

/-! `Init.Arith.Int` -/
example : Type := @Int.Internal.Linear.Context
example : Type := @Int.Internal.Linear.Expr
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.add
noncomputable example : Int.Internal.Linear.Context → Int.Internal.Linear.Expr → Int := @Int.Internal.Linear.Expr.denote
example : ∀ (ctx : Int.Internal.Linear.Context) (e : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Expr.norm e) = Int.Internal.Linear.Expr.denote ctx e := @Int.Internal.Linear.Expr.denote_norm
example : ∀ (ctx : Int.Internal.Linear.Context) (e : Int.Internal.Linear.Expr) (k : Int) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Expr.toPoly'.go k e p) = k * Int.Internal.Linear.Expr.denote ctx e + Int.Internal.Linear.Poly.denote ctx p := @Int.Internal.Linear.Expr.denote_toPoly'_go
example : ∀ (ctx : Int.Internal.Linear.Context) (e : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly), (Int.Internal.Linear.Expr.norm e == p) = true → Int.Internal.Linear.Expr.denote ctx e = Int.Internal.Linear.Poly.denote' ctx p := @Int.Internal.Linear.Expr.eq_of_norm_eq
example : Int → Int.Internal.Linear.Expr → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.mulL
example : Int.Internal.Linear.Expr → Int → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.mulR
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.neg
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Poly := @Int.Internal.Linear.Expr.norm
example : Int → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.num
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.sub
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Poly := @Int.Internal.Linear.Expr.toPoly'
example : Int.Internal.Linear.Var → Int.Internal.Linear.Expr := @Int.Internal.Linear.Expr.var
example : Type := @Int.Internal.Linear.Poly
example : Int → Int.Internal.Linear.Var → Int.Internal.Linear.Poly → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.add
example : Int.Internal.Linear.Poly → Int → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.addConst
noncomputable example : Int.Internal.Linear.Context → Int.Internal.Linear.Poly → Int := @Int.Internal.Linear.Poly.denote
noncomputable example : Int.Internal.Linear.Context → Int.Internal.Linear.Poly → Int := @Int.Internal.Linear.Poly.denote'
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.Poly.denote' ctx p = Int.Internal.Linear.Poly.denote ctx p := @Int.Internal.Linear.Poly.denote'_eq_denote
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly) (r : Int), Int.Internal.Linear.Poly.denote'.go ctx r p = Int.Internal.Linear.Poly.denote ctx p + r := @Int.Internal.Linear.Poly.denote'_go_eq_denote
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Poly.addConst p k) = Int.Internal.Linear.Poly.denote ctx p + k := @Int.Internal.Linear.Poly.denote_addConst
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.Poly.divCoeffs k p = true → Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Poly.div k p) * k + Int.Internal.Linear.cmod (Int.Internal.Linear.Poly.getConst p) k = Int.Internal.Linear.Poly.denote ctx p := @Int.Internal.Linear.Poly.denote_div_eq_of_divCoeffs
example : ∀ (ctx : Int.Internal.Linear.Context) (k : Int) (v : Int.Internal.Linear.Var) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Poly.insert k v p) = Int.Internal.Linear.Poly.denote ctx p + k * Int.Internal.Linear.Var.denote ctx v := @Int.Internal.Linear.Poly.denote_insert
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Poly.mul p k) = k * Int.Internal.Linear.Poly.denote ctx p := @Int.Internal.Linear.Poly.denote_mul
example : ∀ (ctx : Int.Internal.Linear.Context) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.Poly.denote ctx (Int.Internal.Linear.Poly.norm p) = Int.Internal.Linear.Poly.denote ctx p := @Int.Internal.Linear.Poly.denote_norm
example : Int → Int.Internal.Linear.Poly → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.div
example : Int → Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.divCoeffs
example : Int.Internal.Linear.Poly → Int → Int := @Int.Internal.Linear.Poly.gcdCoeffs
example : ∀ {ctx : Int.Internal.Linear.Context} {p : Int.Internal.Linear.Poly} {k : Int}, k ∣ Int.Internal.Linear.Poly.denote ctx p → Int.Internal.Linear.Poly.gcdCoeffs p k ∣ Int.Internal.Linear.Poly.getConst p := @Int.Internal.Linear.Poly.gcd_dvd_const
example : Int.Internal.Linear.Poly → Int := @Int.Internal.Linear.Poly.getConst
example : Int → Int.Internal.Linear.Var → Int.Internal.Linear.Poly → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.insert
example : Int → Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.isUnsatDvd
example : Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.isUnsatEq
example : Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.isUnsatLe
example : Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.isValidEq
example : Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.Poly.isValidLe
example : Int.Internal.Linear.Poly → Int → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.mul
example : Int.Internal.Linear.Poly → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.norm
example : Int → Int.Internal.Linear.Poly := @Int.Internal.Linear.Poly.num
example : Type := @Int.Internal.Linear.Var
noncomputable example : Int.Internal.Linear.Context → Int.Internal.Linear.Var → Int := @Int.Internal.Linear.Var.denote
example : Int → Int → Int := @Int.Internal.Linear.cdiv
example : ∀ (a b : Int), b * Int.Internal.Linear.cdiv a b + Int.Internal.Linear.cmod a b = a := @Int.Internal.Linear.cdiv_add_cmod
example : Int → Int → Int := @Int.Internal.Linear.cmod
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → Int.Internal.Linear.cmod a b > -b := @Int.Internal.Linear.cmod_gt_of_pos
example : ∀ (a : Int) {b : Int}, b ≠ (0 : Int) → Int.Internal.Linear.cmod a b ≤ (0 : Int) := @Int.Internal.Linear.cmod_nonpos
example : Int → Int.Internal.Linear.Poly → Int → Int.Internal.Linear.Poly → Int → Bool := @Int.Internal.Linear.dvd_coeff_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (k : Int) (e : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.isUnsatDvd k (Int.Internal.Linear.Expr.norm e) = true → (k ∣ Int.Internal.Linear.Expr.denote ctx e) = False := @Int.Internal.Linear.dvd_eq_false
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.isUnsatEq (Int.Internal.Linear.Expr.norm (Int.Internal.Linear.Expr.sub lhs rhs)) = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = False := @Int.Internal.Linear.eq_eq_false
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (k : Int), Int.Internal.Linear.unsatEqDivCoeffCert lhs rhs k = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = False := @Int.Internal.Linear.eq_eq_false_of_divCoeff
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.isValidEq (Int.Internal.Linear.Expr.norm (Int.Internal.Linear.Expr.sub lhs rhs)) = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = True := @Int.Internal.Linear.eq_eq_true
example : BEq Int.Internal.Linear.Expr := inferInstance
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Bool := @Int.Internal.Linear.instBEqExpr.beq
example : BEq Int.Internal.Linear.Poly := inferInstance
example : Int.Internal.Linear.Poly → Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.instBEqPoly.beq
example : Inhabited Int.Internal.Linear.Expr := inferInstance
example : Int.Internal.Linear.Expr := @Int.Internal.Linear.instInhabitedExpr.default
example : LawfulBEq Int.Internal.Linear.Poly := inferInstance
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.isUnsatLe (Int.Internal.Linear.Expr.norm (Int.Internal.Linear.Expr.sub lhs rhs)) = true → (Int.Internal.Linear.Expr.denote ctx lhs ≤ Int.Internal.Linear.Expr.denote ctx rhs) = False := @Int.Internal.Linear.le_eq_false
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr), Int.Internal.Linear.Poly.isValidLe (Int.Internal.Linear.Expr.norm (Int.Internal.Linear.Expr.sub lhs rhs)) = true → (Int.Internal.Linear.Expr.denote ctx lhs ≤ Int.Internal.Linear.Expr.denote ctx rhs) = True := @Int.Internal.Linear.le_eq_true
example : ∀ (ctx : Int.Internal.Linear.Context) (k : Int) (e : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly), (Int.Internal.Linear.Expr.norm e == p) = true → (k ∣ Int.Internal.Linear.Expr.denote ctx e) = (k ∣ Int.Internal.Linear.Poly.denote' ctx p) := @Int.Internal.Linear.norm_dvd
example : ∀ (ctx : Int.Internal.Linear.Context) (k₁ : Int) (e₁ : Int.Internal.Linear.Expr) (k₂ : Int) (p₂ : Int.Internal.Linear.Poly) (g : Int), Int.Internal.Linear.norm_dvd_gcd_cert k₁ e₁ k₂ p₂ g = true → (k₁ ∣ Int.Internal.Linear.Expr.denote ctx e₁) = (k₂ ∣ Int.Internal.Linear.Poly.denote' ctx p₂) := @Int.Internal.Linear.norm_dvd_gcd
example : Int → Int.Internal.Linear.Expr → Int → Int.Internal.Linear.Poly → Int → Bool := @Int.Internal.Linear.norm_dvd_gcd_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.norm_eq_cert lhs rhs p = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Poly.denote' ctx p = (0 : Int)) := @Int.Internal.Linear.norm_eq
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Poly → Bool := @Int.Internal.Linear.norm_eq_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.norm_eq_coeff_cert lhs rhs p k = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Poly.denote' ctx p = (0 : Int)) := @Int.Internal.Linear.norm_eq_coeff
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Poly → Int → Bool := @Int.Internal.Linear.norm_eq_coeff_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (x y : Int.Internal.Linear.Var), Int.Internal.Linear.norm_eq_var_cert lhs rhs x y = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Var.denote ctx x = Int.Internal.Linear.Var.denote ctx y) := @Int.Internal.Linear.norm_eq_var
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Var → Int.Internal.Linear.Var → Bool := @Int.Internal.Linear.norm_eq_var_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (x : Int.Internal.Linear.Var) (k : Int), Int.Internal.Linear.norm_eq_var_const_cert lhs rhs x k = true → (Int.Internal.Linear.Expr.denote ctx lhs = Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Var.denote ctx x = k) := @Int.Internal.Linear.norm_eq_var_const
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Var → Int → Bool := @Int.Internal.Linear.norm_eq_var_const_cert
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly), Int.Internal.Linear.norm_eq_cert lhs rhs p = true → (Int.Internal.Linear.Expr.denote ctx lhs ≤ Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Poly.denote' ctx p ≤ (0 : Int)) := @Int.Internal.Linear.norm_le
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.norm_eq_coeff_cert lhs rhs p k = true → (Int.Internal.Linear.Expr.denote ctx lhs ≤ Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Poly.denote' ctx p ≤ (0 : Int)) := @Int.Internal.Linear.norm_le_coeff
example : ∀ (ctx : Int.Internal.Linear.Context) (lhs rhs : Int.Internal.Linear.Expr) (p : Int.Internal.Linear.Poly) (k : Int), Int.Internal.Linear.norm_le_coeff_tight_cert lhs rhs p k = true → (Int.Internal.Linear.Expr.denote ctx lhs ≤ Int.Internal.Linear.Expr.denote ctx rhs) = (Int.Internal.Linear.Poly.denote' ctx p ≤ (0 : Int)) := @Int.Internal.Linear.norm_le_coeff_tight
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int.Internal.Linear.Poly → Int → Bool := @Int.Internal.Linear.norm_le_coeff_tight_cert
example : Int.Internal.Linear.Expr → Int.Internal.Linear.Expr → Int → Bool := @Int.Internal.Linear.unsatEqDivCoeffCert

/-! `Init.Data.Array.Basic` -/
example : {α : Type u_4} → Array α → α → Prop := @Array.Mem
example : ∀ {α : Type u_3} {as : Array α} {a : α}, a ∈ Array.toList as → Array.Mem as a := @Array.Mem.mk
example : ∀ {α : Type u_4} {as : Array α} {a : α}, Array.Mem as a → a ∈ Array.toList as := @Array.Mem.val
example : {α : Type u_3} → Array α → Array α → Prop := @Array.Perm
example : {α : Type u_3} → (as : Array α) → (α → Bool) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → Bool := @Array.all
example : {α : Type u_3} → (as : Array α) → (α → Bool) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → Bool := @Array.any
example : {α : Type u_3} → (xs : Array α) → Array { x : α // x ∈ xs } := @Array.attach
example : {α : Type u_3} → (xs : Array α) → autoParam ((0 : Nat) < Array.size xs) Array.back._auto_1 → α := @Array.back
example : {α : Type u_4} → [Inhabited α] → Array α → α := @Array.back!
example : {α : Type u_3} → Array α → Option α := @Array.back?
example : {α : Type u_4} → [BEq α] → Array α → α → Bool := @Array.contains
example : {α : Type u_3} → [BEq α] → α → Array α → Nat := @Array.count
example : {α : Type u_3} → (α → Bool) → Array α → Nat := @Array.countP
example : {α : Type u_3} → Array α → Nat → Array α := @Array.drop
example : {α : Type u_3} → [BEq α] → α → Array α → Bool := @Array.elem
example : {α : Type u_3} → [BEq α] → Array α → α → Array α := @Array.erase
example : {α : Type u_4} → (xs : Array α) → (i : Nat) → autoParam (i < Array.size xs) Array.eraseIdx._auto_1 → Array α := @Array.eraseIdx
example : {α : Type u_3} → Array α → Nat → Array α := @Array.eraseIdx!
example : {α : Type u_4} → Array α → Nat → Array α := @Array.eraseIdxIfInBounds
example : {α : Type u_3} → [BEq α] → Array α → Array α := @Array.eraseReps
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.size xs = Array.size ys → (∀ (i : Nat) (hi₁ : i < Array.size xs) (hi₂ : i < Array.size ys), xs[i] = ys[i]) → xs = ys := @Array.ext
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.toList xs = Array.toList ys → xs = ys := @Array.ext'
example : ∀ {α : Type u_3} {xs ys : Array α}, xs = ys ↔ Array.size xs = Array.size ys ∧ ∀ (i : Nat) (hi₁ : i < Array.size xs) (hi₂ : i < Array.size ys), xs[i] = ys[i] := @Array.ext_iff
example : {α : Type u_3} → (as : Array α) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → Array α := @Array.extract
example : {α : Type u_4} → (α → Bool) → (as : Array α) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → Array α := @Array.filter
example : {α : Type u_3} → {β : Type u_4} → (α → Option β) → (as : Array α) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → Array β := @Array.filterMap
example : {α : Type u_4} → (α → Bool) → Array α → Option α := @Array.find?
example : {α : Type u_3} → (α → Bool) → Array α → Nat := @Array.findIdx
example : {α : Type u_3} → (α → Bool) → Array α → Option Nat := @Array.findIdx?
example : {α : Type u_3} → {β : Type u_4} → (α → Option β) → Array α → Option β := @Array.findSome?
example : {α : Type u_3} → {β : Type u_4} → (α → Array β) → Array α → Array β := @Array.flatMap
example : {α : Type u_3} → Array (Array α) → Array α := @Array.flatten
example : {α : Type u_4} → {β : Type u_5} → (β → α → β) → β → (as : Array α) → optParam Nat (0 : Nat) → optParam Nat (Array.size as) → β := @Array.foldl
example : {α : Type u_3} → {m : Type u_4 → Type u_5} → [Monad m] → {β : Type u_4} → (β → α → m β) → β → Array α → m β := @Array.foldlM
example : {α : Type u_4} → {β : Type u_5} → (α → β → β) → β → (as : Array α) → optParam Nat (Array.size as) → optParam Nat (0 : Nat) → β := @Array.foldr
example : {α : Type u_3} → {m : Type u_4 → Type u_5} → [Monad m] → (α → m PUnit) → Array α → m PUnit := @Array.forM
example : {α : Type u_3} → [Inhabited α] → Array α → Nat → α := @Array.get!Internal
example : {α : Type u_3} → [Inhabited α] → Array α → Nat → α := @Array.get!InternalBorrowed
example : ∀ {α : Type u_3} [inst : Inhabited α] {xs : Array α} {i : Nat}, Array.get!Internal xs i = xs[i]! := @Array.get!Internal_eq_getElem!
example : {α : Type u_3} → Array α → Nat → α → α := @Array.getD
example : ∀ {α : Type u_4} {xs : Array α} {i : Nat} {d : α}, Array.getD xs i d = Option.getD xs[i]? d := @Array.getD_eq_getD_getElem?
example : ∀ {α : Type u_3} [inst : Inhabited α] {xs : Array α} {i : Nat}, xs[i]! = Array.getD xs i default := @Array.getElem!_eq_getD
example : ∀ {α : Type u_4} {xs : Array α} {i : Nat} (h : i < Array.size xs), xs[i]? = some xs[i] := @Array.getElem?_eq_getElem
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat}, Array.size xs ≤ i → xs[i]? = none := @Array.getElem?_eq_none
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat}, xs[i]? = none ↔ Array.size xs ≤ i := @Array.getElem?_eq_none_iff
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {b : α}, xs[i]? = some b ↔ ∃ (h : i < Array.size xs), xs[i] = b := @Array.getElem?_eq_some_iff
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat}, (Array.toList xs)[i]? = xs[i]? := @Array.getElem?_toList
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} (h : i < Array.size xs), xs[i] = (Array.toList xs)[i] := @Array.getElem_eq_getElem_toList
example : ∀ {α : Type u_4} {xs : Array α} {i : Nat} (h : i < Array.size xs), xs[i] ∈ xs := @Array.getElem_mem
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} (h : i < Array.size xs), (Array.toList xs)[i] = xs[i] := @Array.getElem_toList
example : {α : Type u_4} → (a : Array α) → (i : Nat) → i < Array.size a → α := @Array.getInternal
example : {α : Type u_3} → (a : Array α) → (i : Nat) → i < Array.size a → α := @Array.getInternalBorrowed
example : ∀ {α : Type u_3} (a : Array α) (i : Nat) (h : i < Array.size a), Array.getInternal a i h = a[i] := @Array.getInternal_eq_getElem
example : {α : Type u_3} → Array α → (α → α → Bool) → Option α := @Array.getMax?
example : {α : Type u_3} → [BEq α] → α → Array α → Nat := @Array.idxOf
example : {α : Type u_3} → [BEq α] → Array α → α → Option Nat := @Array.idxOf?
example : {α : Type u_4} → (as : Array α) → (i : Nat) → α → autoParam (i ≤ Array.size as) Array.insertIdx._auto_1 → Array α := @Array.insertIdx
example : {α : Type u_3} → Array α → Nat → α → Array α := @Array.insertIdx!
example : {α : Type u_4} → Array α → Nat → α → Array α := @Array.insertIdxIfInBounds
example : {α : Type u_3} → Array α → autoParam (α → α → Bool) Array.insertionSort._auto_1 → Array α := @Array.insertionSort
example : {α : Type u_3} → [BEq α] → BEq (Array α) := inferInstance
example : {α : Type u_3} → [DecidableEq α] → DecidableEq (Array α) := inferInstance
example : {α : Type u_3} → [DecidableEq α] → (a : α) → (as : Array α) → Decidable (a ∈ as) := inferInstance
example : {α : Type u_3} → EmptyCollection (Array α) := inferInstance
example : {α : Type u_4} → GetElem? (Array α) Nat α fun (xs : Array α) (i : Nat) => i < Array.size xs := inferInstance
example : {α : Type u_3} → GetElem (Array α) Nat α fun (xs : Array α) (i : Nat) => i < Array.size xs := inferInstance
example : {α : Type u_4} → HAppend (Array α) (List α) (Array α) := inferInstance
example : {α : Type u_3} → Inhabited (Array α) := inferInstance
example : {α : Type u_3} → [LT α] → LT (Array α) := inferInstance
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α], LawfulBEq (Array α) := inferInstance
example : ∀ {α : Type u_3}, LawfulGetElem (Array α) Nat α fun (xs : Array α) (i : Nat) => i < Array.size xs := inferInstance
example : {α : Type u_3} → Membership α (Array α) := inferInstance
example : {α : Type u_4} → [ToString α] → ToString (Array α) := inferInstance
example : {α : Type u_3} → Array α → Array α → (α → α → Bool) → Bool := @Array.isEqv
example : {α : Type u_4} → [BEq α] → Array α → Array α → Bool := @Array.isPerm
example : {α : Type u_3} → [BEq α] → Array α → Array α → Bool := @Array.isPrefixOf
example : ∀ {α : Type u_3} {xs : Array α}, List.length (Array.toList xs) = Array.size xs := @Array.length_toList
example : {α : Type u_3} → {β : Type u_4} → (as : Array α) → ((i : Nat) → α → i < Array.size as → β) → Array β := @Array.mapFinIdx
example : {α : Type u_3} → {β : Type u_4} → (Nat → α → β) → Array α → Array β := @Array.mapIdx
example : {α : Type u_3} → {m : Type u_4 → Type u_5} → [Monad m] → {β : Type u_4} → (α → m β) → Array α → m (Array β) := @Array.mapM
example : {α : Type u_4} → [Max α] → Array α → Option α := @Array.max?
example : ∀ {α : Type u_3} {a : α} {as : Array α}, a ∈ as ↔ a ∈ Array.toList as := @Array.mem_def
example : ∀ {α : Type u_4} {a : α} {xs : Array α}, a ∈ xs ↔ ∃ (i : Nat), ∃ (h : i < Array.size xs), xs[i] = a := @Array.mem_iff_getElem
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ Array.toList xs ↔ a ∈ xs := @Array.mem_toList
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ Array.toList xs ↔ a ∈ xs := @Array.mem_toList_iff
example : {α : Type u_3} → [Min α] → Array α → Option α := @Array.min?
example : {α : Type u_3} → Array α → Nat → (α → α) → Array α := @Array.modify
example : {α : Type u_3} → {n : Nat} → (Fin n → α) → Array α := @Array.ofFn
example : {α : Type u_4} → (α → Bool) → Array α → Array α × Array α := @Array.partition
example : {α : Type u_3} → Array α → Array α := @Array.pop
example : {α : Type u_4} → Array α → autoParam (α → α → Bool) Array.qsort._auto_1 → Array α := @Array.qsort
example : Nat → Array Nat := @Array.range
example : Nat → Nat → optParam Nat (1 : Nat) → Array Nat := @Array.range'
example : {α : Type u_3} → Nat → α → Array α := @Array.replicate
example : {α : Type u_3} → Array α → Array α := @Array.reverse
example : {α : Type u_3} → (xs : Array α) → (i : Nat) → α → autoParam (i < Array.size xs) Array.set._auto_1 → Array α := @Array.set
example : {α : Type u_4} → Array α → Nat → α → Array α := @Array.set!
example : {α : Type u_3} → Array α → Nat → α → Array α := @Array.setIfInBounds
example : {α : Type u_4} → Array α → Nat → Array α := @Array.shrink
example : {α : Type u_3} → α → Array α := @Array.singleton
example : ∀ {α : Type u_3} {xs : Array α}, Array.size xs = List.length (Array.toList xs) := @Array.size_eq_length_toList
example : {α : Type u_3} → [Add α] → [Zero α] → Array α → α := @Array.sum
example : {α : Type u_3} → (xs : Array α) → (i j : Nat) → autoParam (i < Array.size xs) Array.swap._auto_1 → autoParam (j < Array.size xs) Array.swap._auto_3 → Array α := @Array.swap
example : {α : Type u_3} → Array α → Nat → Nat → Array α := @Array.swapIfInBounds
example : {α : Type u_4} → Array α → Nat → Array α := @Array.take
example : {α : Type u_3} → (α → Bool) → Array α → Array α := @Array.takeWhile
example : ∀ {α : Type u_4} {xs : Array α}, List.toArray (Array.toList xs) = xs := @Array.toArray_toList
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.toList xs = Array.toList ys ↔ xs = ys := @Array.toList_inj
example : {α : Type u_3} → {β : Type u_4} → Array (α × β) → Array α × Array β := @Array.unzip
example : {α : Type u_3} → {β : Type u_4} → Array α → Array β → Array (α × β) := @Array.zip
example : {α : Type u_3} → Array α → optParam Nat (0 : Nat) → Array (α × Nat) := @Array.zipIdx
example : {α : Type u_3} → {β : Type u_4} → {γ : Type u_5} → (α → β → γ) → Array α → Array β → Array γ := @Array.zipWith
example : {α : Type u_4} → EmptyCollection (List α) := inferInstance
example : Functor Array := inferInstance
example : Functor List := inferInstance

/-! `Init.Data.List.Membership` -/
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.all l p = false ↔ ∃ (x : α), x ∈ l ∧ ¬p x = true := @List.all_eq_false
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.all l p = !List.any l fun (x : α) => !p x := @List.all_eq_not_any_not
example : ∀ {α : Type u_3} {l : List α} {p q : α → Bool}, List.all (List.filter p l) q = List.all l fun (a : α) => !p a || q a := @List.all_filter
example : ∀ {α : Type u_3} {f : α → Bool} {l : List α}, List.all (List.reverse l) f = List.all l f := @List.all_reverse
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.any l p = !List.all l fun (x : α) => !p x := @List.any_eq_not_all_not
example : ∀ {α : Type u_4} {f : α → Bool} {l : List α}, List.any (List.reverse l) f = List.any l f := @List.any_reverse
example : ∀ {α : Type u_3} {α_1 : Type u_4} {f : α → α_1} {l : List α} {b : α_1}, b ∈ List.map f l → ∃ (a : α), a ∈ l ∧ f a = b := @List.exists_of_mem_map
example : ∀ {α : Type u_4} {β : Type u_5} {l l' : List α} {f : α → Option β}, List.filterMap f (l ++ l') = List.filterMap f l ++ List.filterMap f l' := @List.filterMap_append
example : ∀ {α : Type u_3} {β : Type u_4} {f : β → α} {p : α → Bool} {l : List β}, List.filter p (List.map f l) = List.map f (List.filter (p ∘ f) l) := @List.filter_map
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.filter p (List.reverse l) = List.reverse (List.filter p l) := @List.filter_reverse
example : ∀ {α : Type u_3} {β : Type u_4} {xs ys : List α} {f : α → List β}, List.flatMap f (xs ++ ys) = List.flatMap f xs ++ List.flatMap f ys := @List.flatMap_append
example : ∀ {α : Type u_3} {β : Type u_4} {l : List α} {f : α → List β}, List.flatMap f l = List.flatten (List.map f l) := @List.flatMap_def
example : ∀ {α : Type u_3} {L : List (List α)} {l : List α}, List.flatten (L ++ [l]) = List.flatten L ++ l := @List.flatten_concat
example : ∀ {α : Type u_4} {L : List (List α)}, List.flatten L = [] ↔ ∀ (l : List α), l ∈ L → l = [] := @List.flatten_eq_nil_iff
example : ∀ {α : Type u_3} {op : α → α → α} [ha : Std.Associative op] {l : List α} {a₁ a₂ : α}, List.foldl op (op a₁ a₂) l = op a₁ (List.foldl op a₂ l) := @List.foldl_assoc
example : ∀ {α : Type u_4} {β : Type u_5} {f : β → α → β} {b : β} {a : α} {as : List α}, List.foldl f b (as ++ [a]) = f (List.foldl f b as) a := @List.foldl_concat
example : ∀ {β : Type u_3} {α₁ : Type u_4} {α₂ : Type u_5} (f : α₁ → α₂) {g₁ : α₁ → β → α₁} {g₂ : α₂ → β → α₂} {l : List β} {init : α₁}, (∀ (x : α₁) (y : β), g₂ (f x) y = f (g₁ x y)) → List.foldl g₂ (f init) l = f (List.foldl g₁ init l) := @List.foldl_hom
example : ∀ {α : Type u_3} {β₁ : Type u_4} {β₂ : Type u_5} (f : β₁ → β₂) {g₁ : α → β₁ → β₁} {g₂ : α → β₂ → β₂} {l : List α} {init : β₁}, (∀ (x : α) (y : β₁), g₂ x (f y) = f (g₁ x y)) → List.foldr g₂ (f init) l = f (List.foldr g₁ init l) := @List.foldr_hom
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α} {P : β → Prop}, (∀ (i : β), i ∈ List.map f l → P i) ↔ ∀ (j : α), j ∈ l → P (f j) := @List.forall_mem_map
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → Option β) (l : List α), List.length (List.filterMap f l) ≤ List.length l := @List.length_filterMap_le
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.length (List.filter p l) < List.length l ↔ ∃ (x : α), x ∈ l ∧ ¬p x = true := @List.length_filter_lt_length_iff_exists
example : ∀ {α : Type u_4} {β : Type u_5} {l : List α} {f : α → List β}, List.length (List.flatMap f l) = List.sum (List.map (fun (a : α) => List.length (f a)) l) := @List.length_flatMap
example : ∀ {α : Type u_3} {L : List (List α)}, List.length (List.flatten L) = List.sum (List.map List.length L) := @List.length_flatten
example : ∀ {α : Type u_4} {β : Type u_5} {f : α → β} {L : List (List α)}, List.map f (List.flatten L) = List.flatten (List.map (List.map f) L) := @List.map_flatten
example : ∀ {α : Type u_3} {β : Type u_4} {l : List α} {f g : α → β}, List.map f l = List.map g l ↔ ∀ (a : α), a ∈ l → f a = g a := @List.map_inj_left
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → Option β} {l : List α} {b : β}, b ∈ List.filterMap f l ↔ ∃ (a : α), a ∈ l ∧ f a = some b := @List.mem_filterMap
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → List β} {b : β} {l : List α}, b ∈ List.flatMap f l ↔ ∃ (a : α), a ∈ l ∧ b ∈ f a := @List.mem_flatMap
example : ∀ {α : Type u_3} {a : α} {L : List (List α)}, a ∈ List.flatten L ↔ ∃ (l : List α), l ∈ L ∧ a ∈ l := @List.mem_flatten
example : ∀ {α : Type u_3} {L : List (List α)} {l : List α} {a : α}, l ∈ L → a ∈ l → a ∈ List.flatten L := @List.mem_flatten_of_mem

/-! `Init.Data.List.MinMax` -/
example : default = (0 : Int) := @Int.default_eq_zero
example : Type := @Lean.Meta.Occurrences
example : Lean.Meta.Occurrences := @Lean.Meta.Occurrences.all
example : List Nat → Lean.Meta.Occurrences := @Lean.Meta.Occurrences.neg
example : List Nat → Lean.Meta.Occurrences := @Lean.Meta.Occurrences.pos
example : ∀ {α : Type u_3} [inst : Max α] {xs : List α}, List.max? xs = none ↔ xs = [] := @List.max?_eq_none_iff
example : ∀ {xs : List Nat} {a : Nat}, List.max? xs = some a ↔ a ∈ xs ∧ ∀ (b : Nat), b ∈ xs → b ≤ a := @List.max?_eq_some_iff'
example : ∀ {α : Type u_3} [inst : Min α] {x : α} {xs : List α}, List.min? (x :: xs) = some (List.foldl min x xs) := @List.min?_cons'
example : ∀ {α : Type u_4} [inst : Min α] {xs : List α}, List.min? xs = none ↔ xs = [] := @List.min?_eq_none_iff
example : ∀ {xs : List Nat} {a : Nat}, List.min? xs = some a ↔ a ∈ xs ∧ ∀ (b : Nat), b ∈ xs → a ≤ b := @List.min?_eq_some_iff'
example : ∀ {xs : List Nat} {a : Nat}, List.min? xs = some a ↔ a ∈ xs ∧ ∀ (b : Nat), b ∈ xs → a ≤ b := @List.min?_eq_some_iff_nat
example : ∀ {α : Type u_1} [inst : Min α], @Eq (Option α) (@List.min? α inst (@List.nil α)) (@none α) := @List.min?_nil
example : default = (0 : Nat) := @Nat.default_eq_zero
example : Coe (List Nat) Lean.Meta.Occurrences := inferInstance
example : Inhabited Lean.Meta.Occurrences := inferInstance

/-! `Init.Data.List.Places` -/
example : ∀ {α : Type u_3} {l : List α} {p : α → Prop}, (∀ (i : Nat) (h : i < List.length l), p l[i]) ↔ ∀ (a : α), a ∈ l → p a := @List.forall_getElem
example : ∀ {α : Type u_4} {x : α} {xs : List α} {n : Nat} {d : α}, List.getD (x :: xs) (n + (1 : Nat)) d = List.getD xs n d := @List.getD_cons_succ
example : ∀ {α : Type u_3} {x : α} {xs : List α} {d : α}, List.getD (x :: xs) (0 : Nat) d = x := @List.getD_cons_zero
example : ∀ {α : Type u_4} {l : List α} {i : Nat} {a : α}, List.getD l i a = Option.getD l[i]? a := @List.getD_eq_getElem?_getD
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l → ∃ (i : Nat), l[i]? = some a := @List.getElem?_of_mem
example : ∀ {α : Type u_1} {l l' : List α} (h : @Eq (List α) l l') {i : Nat} (w : @LT.lt Nat instLTNat i (@List.length α l)), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i w) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l' i (@Eq.rec (List α) l (fun (x : List α) (h : @Eq (List α) l x) => @LT.lt Nat instLTNat i (@List.length α x)) w l' h)) := @List.getElem_of_eq
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l → ∃ (i : Nat), ∃ (h : i < List.length l), l[i] = a := @List.getElem_of_mem
example : ∀ {α : Type u_1} {β : Type u_2} {l : List α} {l' : List β} {i : Nat} {h : @LT.lt Nat instLTNat i (@List.length (Prod α β) (@List.zip α β l l'))}, @Eq (Prod α β) (@getElem (List (Prod α β)) Nat (Prod α β) (fun (as : List (Prod α β)) (i : Nat) => @LT.lt Nat instLTNat i (@List.length (Prod α β) as)) (@List.instGetElemNatLtLength (Prod α β)) (@List.zip α β l l') i h) (@Prod.mk α β (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@List.length α l)) (i.decLt (@List.length α l)) fun (a : Not (@LT.lt Nat instLTNat i (@List.length α l))) => @List.getElem_zipWith._proof_1 α β l l' i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length (Prod α β) (@List.zip α β l l'))) (@LT.lt Nat instLTNat i (@min Nat instMinNat (@List.length α l) (@List.length β l'))) (@congrArg Nat Prop (@List.length (Prod α β) (@List.zip α β l l')) (@min Nat instMinNat (@List.length α l) (@List.length β l')) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_zip α β l l')) h) a)) (@getElem (List β) Nat β (fun (as : List β) (i : Nat) => @LT.lt Nat instLTNat i (@List.length β as)) (@List.instGetElemNatLtLength β) l' i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@List.length β l')) (i.decLt (@List.length β l')) fun (a : Not (@LT.lt Nat instLTNat i (@List.length β l'))) => @List.getElem_zipWith._proof_2 α β l l' i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length (Prod α β) (@List.zip α β l l'))) (@LT.lt Nat instLTNat i (@min Nat instMinNat (@List.length α l) (@List.length β l'))) (@congrArg Nat Prop (@List.length (Prod α β) (@List.zip α β l l')) (@min Nat instMinNat (@List.length α l) (@List.length β l')) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_zip α β l l')) h) a))) := @List.getElem_zip
example : ∀ {α : Type u_1} {β : Type u_2} {γ : Type u_3} {f : α → β → γ} {l : List α} {l' : List β} {i : Nat} {h : @LT.lt Nat instLTNat i (@List.length γ (@List.zipWith α β γ f l l'))}, @Eq γ (@getElem (List γ) Nat γ (fun (as : List γ) (i : Nat) => @LT.lt Nat instLTNat i (@List.length γ as)) (@List.instGetElemNatLtLength γ) (@List.zipWith α β γ f l l') i h) (f (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@List.length α l)) (i.decLt (@List.length α l)) fun (a : Not (@LT.lt Nat instLTNat i (@List.length α l))) => @List.getElem_zipWith._proof_1 α β l l' i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length γ (@List.zipWith α β γ f l l'))) (@LT.lt Nat instLTNat i (@min Nat instMinNat (@List.length α l) (@List.length β l'))) (@congrArg Nat Prop (@List.length γ (@List.zipWith α β γ f l l')) (@min Nat instMinNat (@List.length α l) (@List.length β l')) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_zipWith α β γ f l l')) h) a)) (@getElem (List β) Nat β (fun (as : List β) (i : Nat) => @LT.lt Nat instLTNat i (@List.length β as)) (@List.instGetElemNatLtLength β) l' i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@List.length β l')) (i.decLt (@List.length β l')) fun (a : Not (@LT.lt Nat instLTNat i (@List.length β l'))) => @List.getElem_zipWith._proof_2 α β l l' i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length γ (@List.zipWith α β γ f l l'))) (@LT.lt Nat instLTNat i (@min Nat instMinNat (@List.length α l) (@List.length β l'))) (@congrArg Nat Prop (@List.length γ (@List.zipWith α β γ f l l')) (@min Nat instMinNat (@List.length α l) (@List.length β l')) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_zipWith α β γ f l l')) h) a))) := @List.getElem_zipWith
example : ∀ {α : Type u_4} {l : List α} {i : Fin (List.length l)}, List.get l i = l[Fin.val i] := @List.get_eq_getElem
example : ∀ {α : Type u_3} (l : List α) (n : Fin (List.length l)), List.get l n ∈ l := @List.get_mem
example : ∀ {α : Type u_4} {β : Type u_5} {l₁ : List α} {l₂ : List β}, List.length l₁ ≤ List.length l₂ → List.map Prod.fst (List.zip l₁ l₂) = l₁ := @List.map_fst_zip
example : ∀ {α : Type u_3} {β : Type u_4} {l₁ : List α} {l₂ : List β}, List.length l₂ ≤ List.length l₁ → List.map Prod.snd (List.zip l₁ l₂) = l₂ := @List.map_snd_zip
example : ∀ {α : Type u_3} {i : Nat} {l : List α} {a : α}, a ∈ List.drop i l ↔ ∃ (j : Nat), ∃ (hm : j + i < List.length l), l[i + j] = a := @List.mem_drop_iff_getElem
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ l ↔ ∃ (n : Fin (List.length l)), List.get l n = a := @List.mem_iff_get
example : ∀ {α : Type u_3} {i : Nat} {l : List α} {a : α}, a ∈ List.take i l ↔ ∃ (j : Nat), ∃ (hm : j < min i (List.length l)), l[j] = a := @List.mem_take_iff_getElem
example : ∀ {α : Type u_3} {β : Type u_4} {a : α} {b : β} {l₁ : List α} {l₂ : List β}, (a, b) ∈ List.zip l₁ l₂ → a ∈ l₁ ∧ b ∈ l₂ := @List.of_mem_zip
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {α' : Type u_7} {l₁ : List α} {l₂ : List β} {f : α → α'} {g : α' → β → γ}, List.zipWith g (List.map f l₁) l₂ = List.zipWith (fun (a : α) (b : β) => g (f a) b) l₁ l₂ := @List.zipWith_map_left
example : ∀ {α : Type u_3} {β : Type u_4} {l₁ : List α} {l₂ : List β}, List.zip l₁ l₂ = List.zipWith Prod.mk l₁ l₂ := @List.zip_eq_zipWith
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {δ : Type u_5} {f : α → γ} {g : β → δ} {l₁ : List α} {l₂ : List β}, List.zip (List.map f l₁) (List.map g l₂) = List.map (Prod.map f g) (List.zip l₁ l₂) := @List.zip_map

/-! `Init.Data.List.Sublist` -/
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+: l₂ → List.length l₁ = List.length l₂ → l₁ = l₂ := @List.IsInfix.eq_of_length
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+: l₂ → List.length l₁ ≤ List.length l₂ := @List.IsInfix.length_le
example : ∀ {α : Type u_3} {l₁ : List α} {a : α} {l₂ : List α}, a ∈ l₁ → l₁ <:+: l₂ → a ∈ l₂ := @List.IsInfix.mem
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+: l₂ → List.Sublist l₁ l₂ := @List.IsInfix.sublist
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+: l₂ → l₁ ⊆ l₂ := @List.IsInfix.subset
example : ∀ {α : Type u_4} {l₁ l₂ l₃ : List α}, l₁ <:+: l₂ → l₂ <:+: l₃ → l₁ <:+: l₃ := @List.IsInfix.trans
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <+: l₂ → List.length l₁ = List.length l₂ → l₁ = l₂ := @List.IsPrefix.eq_of_length
example : ∀ {α : Type u_1} {xs ys : List α} (h : @List.IsPrefix α xs ys) {i : Nat} (hi : @LT.lt Nat instLTNat i (@List.length α xs)), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) xs i hi) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) ys i (@Nat.le_trans (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length α xs) (@List.length α ys) hi (@List.IsPrefix.length_le α xs ys h))) := @List.IsPrefix.getElem
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <+: l₂ → l₁ <:+: l₂ := @List.IsPrefix.isInfix
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <+: l₂ → List.length l₁ ≤ List.length l₂ := @List.IsPrefix.length_le
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β) ⦃l₁ l₂ : List α⦄, l₁ <+: l₂ → List.map f l₁ <+: List.map f l₂ := @List.IsPrefix.map
example : ∀ {α : Type u_3} {l₁ : List α} {a : α} {l₂ : List α}, a ∈ l₁ → l₁ <+: l₂ → a ∈ l₂ := @List.IsPrefix.mem
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <+: l₂ → List.Sublist l₁ l₂ := @List.IsPrefix.sublist
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, l₁ <+: l₂ → l₁ ⊆ l₂ := @List.IsPrefix.subset
example : ∀ {α : Type u_3} {l₁ l₂ l₃ : List α}, l₁ <+: l₂ → l₂ <+: l₃ → l₁ <+: l₃ := @List.IsPrefix.trans
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, l₁ <:+ l₂ → List.length l₁ = List.length l₂ → l₁ = l₂ := @List.IsSuffix.eq_of_length
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+ l₂ → l₁ <:+: l₂ := @List.IsSuffix.isInfix
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+ l₂ → List.length l₁ ≤ List.length l₂ := @List.IsSuffix.length_le
example : ∀ {α : Type u_3} {l₁ : List α} {a : α} {l₂ : List α}, a ∈ l₁ → l₁ <:+ l₂ → a ∈ l₂ := @List.IsSuffix.mem
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+ l₂ → List.Sublist l₁ l₂ := @List.IsSuffix.sublist
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+ l₂ → l₁ ⊆ l₂ := @List.IsSuffix.subset
example : ∀ {α : Type u_4} {l₁ l₂ l₃ : List α}, l₁ <:+ l₂ → l₂ <:+ l₃ → l₁ <:+ l₃ := @List.IsSuffix.trans
example : ∀ {α : Type u_3} {l₁ l₂ r₁ r₂ : List α}, List.Sublist l₁ l₂ → List.Sublist r₁ r₂ → List.Sublist (l₁ ++ r₁) (l₂ ++ r₂) := @List.Sublist.append
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → ∀ (l : List α), List.Sublist (l ++ l₁) (l ++ l₂) := @List.Sublist.append_left
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → ∀ (l : List α), List.Sublist (l₁ ++ l) (l₂ ++ l) := @List.Sublist.append_right
example : ∀ {α : Type u_3} {l₁ l₂ : List α} [inst : BEq α] (a : α), List.Sublist l₁ l₂ → List.count a l₁ ≤ List.count a l₂ := @List.Sublist.count_le
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.length l₁ = List.length l₂ → l₁ = l₂ := @List.Sublist.eq_of_length
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.length l₂ ≤ List.length l₁ → l₁ = l₂ := @List.Sublist.eq_of_length_le
example : ∀ {α : Type u_3} (p : α → Bool) {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist (List.filter p l₁) (List.filter p l₂) := @List.Sublist.filter
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.length l₁ ≤ List.length l₂ := @List.Sublist.length_le
example : ∀ {α : Type u_3} {β : Type u_4} (f : α → β) {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist (List.map f l₁) (List.map f l₂) := @List.Sublist.map
example : ∀ {α : Type u_4} {l₁ : List α} {a : α} {l₂ : List α}, a ∈ l₁ → List.Sublist l₁ l₂ → a ∈ l₂ := @List.Sublist.mem
example : ∀ {α : Type u_3} (l : List α), List.Sublist l l := @List.Sublist.refl
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist (List.reverse l₁) (List.reverse l₂) := @List.Sublist.reverse
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → l₁ ⊆ l₂ := @List.Sublist.subset
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Sublist (List.tail l₁) (List.tail l₂) := @List.Sublist.tail
example : ∀ {α : Type u_3} {l₁ l₂ l₃ : List α}, List.Sublist l₁ l₂ → List.Sublist l₂ l₃ → List.Sublist l₁ l₃ := @List.Sublist.trans
example : ∀ {α : Type u_4} (l : List α), l ⊆ l := @List.Subset.refl
example : ∀ {α : Type u_3} {l₁ l₂ l₃ : List α}, l₁ ⊆ l₂ → l₂ ⊆ l₃ → l₁ ⊆ l₃ := @List.Subset.trans
example : ∀ {α : Type u_4} {l₁ l₂ : List α} (l : List α), List.Sublist (l ++ l₁) (l ++ l₂) ↔ List.Sublist l₁ l₂ := @List.append_sublist_append_left
example : ∀ {α : Type u_3} {l₁ l₂ l : List α}, l₁ ++ l₂ ⊆ l ↔ l₁ ⊆ l ∧ l₂ ⊆ l := @List.append_subset
example : ∀ {α : Type u_3} {a : α} {l₁ : List α} {b : α} {l₂ : List α}, a :: l₁ <+: b :: l₂ ↔ a = b ∧ l₁ <+: l₂ := @List.cons_prefix_cons
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Sublist (a :: l₁) (a :: l₂) ↔ List.Sublist l₁ l₂ := @List.cons_sublist_cons
example : ∀ {α : Type u_3} {a : α} {l m : List α}, a :: l ⊆ m ↔ a ∈ m ∧ l ⊆ m := @List.cons_subset
example : ∀ {α : Type u_3} {l₁ l₂ : List α} (a : α), l₁ ⊆ l₂ → a :: l₁ ⊆ a :: l₂ := @List.cons_subset_cons
example : ∀ {α : Type u_4} (i : Nat) (l : List α), List.Sublist (List.drop i l) l := @List.drop_sublist
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.drop i l ⊆ l := @List.drop_subset
example : ∀ {α : Type u_4} (i : Nat) (l : List α), List.drop i l <:+ l := @List.drop_suffix
example : ∀ {α : Type u_3} [inst : BEq α] {a : α} {l : List α}, List.Sublist (List.erase l a) l := @List.erase_sublist
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.Sublist (List.filter p l) l := @List.filter_sublist
example : ∀ {α : Type u_3} {l₁ l₂ : List α} (p : α → Bool), l₁ ⊆ l₂ → List.filter p l₁ ⊆ List.filter p l₂ := @List.filter_subset
example : ∀ {α : Type u_3} (l₁ l₂ l₃ : List α), l₂ <:+: l₁ ++ l₂ ++ l₃ := @List.infix_append
example : ∀ {α : Type u_3} (l₁ l₂ l₃ : List α), l₂ <:+: l₁ ++ (l₂ ++ l₃) := @List.infix_append'
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, l₁ <:+: l₂ ↔ ∃ (t : List α), l₁ <+: t ∧ t <:+ l₂ := @List.infix_iff_prefix_suffix
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <:+: l₂ ↔ ∃ (t : List α), l₁ <:+ t ∧ t <+: l₂ := @List.infix_iff_suffix_prefix
example : ∀ {α : Type u_4} {l : List α}, l <:+: [] ↔ l = [] := @List.infix_nil
example : ∀ {α : Type u_3} (l : List α), l <:+: l := @List.infix_refl
example : ∀ {α : Type u_3} {l : List α}, l <:+: l := @List.infix_rfl
example : {α : Type u_3} → [DecidableEq α] → (l₁ l₂ : List α) → Decidable (l₁ <+: l₂) := inferInstance
example : {α : Type u_3} → [DecidableEq α] → (l₁ l₂ : List α) → Decidable (l₁ <:+ l₂) := inferInstance
example : {α : Type u_3} → [DecidableEq α] → (l₁ l₂ : List α) → Decidable (List.Sublist l₁ l₂) := inferInstance
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {l₁ l₂ : List α}, List.isPrefixOf l₁ l₂ = true ↔ l₁ <+: l₂ := @List.isPrefixOf_iff_prefix
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {l₁ l₂ : List α}, List.isSublist l₁ l₂ = true ↔ List.Sublist l₁ l₂ := @List.isSublist_iff_sublist
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {l₁ l₂ : List α}, List.isSuffixOf l₁ l₂ = true ↔ l₁ <:+ l₂ := @List.isSuffixOf_iff_suffix
example : ∀ {α : Type u_3} {β : Type u_4} {l₁ l₂ : List α} (f : α → β), l₁ ⊆ l₂ → List.map f l₁ ⊆ List.map f l₂ := @List.map_subset
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a b : α} {l : List α}, a ≠ b → (a ∈ List.erase l b ↔ a ∈ l) := @List.mem_erase_of_ne
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Sublist (a :: l₁) l₂ → a ∈ l₂ := @List.mem_of_cons_sublist
example : ∀ {α : Type u_3} {a : α} {i : Nat} {l : List α}, a ∈ List.drop i l → a ∈ l := @List.mem_of_mem_drop
example : ∀ {α : Type u_3} [inst : BEq α] {a b : α} {l : List α}, a ∈ List.erase l b → a ∈ l := @List.mem_of_mem_erase
example : ∀ {α : Type u_4} {a : α} {l : List α}, a ∈ List.tail l → a ∈ l := @List.mem_of_mem_tail
example : ∀ {α : Type u_3} {a : α} {i : Nat} {l : List α}, a ∈ List.take i l → a ∈ l := @List.mem_of_mem_take
example : ∀ {α : Type u_4} {l : List α}, [] <:+: l := @List.nil_infix
example : ∀ {α : Type u_3} {l : List α}, [] <+: l := @List.nil_prefix
example : ∀ {α : Type u_3} (l : List α), List.Sublist [] l := @List.nil_sublist
example : ∀ {α : Type u_3} (l : List α), [] ⊆ l := @List.nil_subset
example : ∀ {α : Type u_3} {l : List α}, [] <:+ l := @List.nil_suffix
example : ∀ {α : Type u_3} (l₁ l₂ : List α), l₁ <+: l₁ ++ l₂ := @List.prefix_append
example : ∀ {α : Type u_4} {l₁ l₂ : List α} (l : List α), l ++ l₁ <+: l ++ l₂ ↔ l₁ <+: l₂ := @List.prefix_append_right_inj
example : ∀ {α : Type u_3} {l₁ : List α} {a : α} {l₂ : List α}, l₁ <+: a :: l₂ ↔ l₁ = [] ∨ ∃ (t : List α), l₁ = a :: t ∧ t <+: l₂ := @List.prefix_cons_iff
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, l₁ <+: l₂ ↔ l₁ ++ List.drop (List.length l₁) l₂ = l₂ := @List.prefix_iff_eq_append
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ <+: l₂ ↔ l₁ = List.take (List.length l₁) l₂ := @List.prefix_iff_eq_take
example : ∀ {α : Type u_3} {l : List α}, l <+: [] ↔ l = [] := @List.prefix_nil
example : ∀ {α : Type u_3} {l₁ l₂ l₃ : List α}, l₁ <+: l₃ → l₂ <+: l₃ → List.length l₁ ≤ List.length l₂ → l₁ <+: l₂ := @List.prefix_of_prefix_length_le
example : ∀ {α : Type u_3} (l : List α), l <+: l := @List.prefix_refl
example : ∀ {α : Type u_3} {l : List α}, l <+: l := @List.prefix_rfl
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.reverse l₁ <+: List.reverse l₂ ↔ l₁ <:+ l₂ := @List.reverse_prefix
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist (List.reverse l₁) (List.reverse l₂) ↔ List.Sublist l₁ l₂ := @List.reverse_sublist
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.reverse l₁ ⊆ l₂ ↔ l₁ ⊆ l₂ := @List.reverse_subset
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.reverse l₁ <:+ List.reverse l₂ ↔ l₁ <+: l₂ := @List.reverse_suffix
example : ∀ {α : Type u_3} {a : α} {l : List α}, List.Sublist [a] l ↔ a ∈ l := @List.singleton_sublist
example : ∀ {α : Type u_3} (l₁ l₂ : List α), List.Sublist l₁ (l₁ ++ l₂) := @List.sublist_append_left
example : ∀ {α : Type u_3} {l l₁ l₂ : List α}, List.Sublist l l₁ → List.Sublist l (l₁ ++ l₂) := @List.sublist_append_of_sublist_left
example : ∀ {α : Type u_3} {l l₂ l₁ : List α}, List.Sublist l l₂ → List.Sublist l (l₁ ++ l₂) := @List.sublist_append_of_sublist_right
example : ∀ {α : Type u_4} (l₁ l₂ : List α), List.Sublist l₂ (l₁ ++ l₂) := @List.sublist_append_right
example : ∀ {α : Type u_3} {a : α} {l l' : List α}, List.Sublist l (a :: l') ↔ List.Sublist l l' ∨ ∃ (r : List α), l = a :: r ∧ List.Sublist r l' := @List.sublist_cons_iff
example : ∀ {α : Type u_4} (a : α) (l : List α), List.Sublist l (a :: l) := @List.sublist_cons_self
example : ∀ {α : Type u_3} {l : List α}, List.Sublist l [] ↔ l = [] := @List.sublist_nil
example : ∀ {α : Type u_3} {a : α} {l₁ l₂ : List α}, List.Sublist (a :: l₁) l₂ → List.Sublist l₁ l₂ := @List.sublist_of_cons_sublist
example : ∀ {α : Type u_3} (l₁ l₂ : List α), l₁ ⊆ l₁ ++ l₂ := @List.subset_append_left
example : ∀ {α : Type u_3} (l₁ l₂ : List α), l₂ ⊆ l₁ ++ l₂ := @List.subset_append_right
example : ∀ {α : Type u_3} (a : α) {l₁ l₂ : List α}, l₁ ⊆ l₂ → l₁ ⊆ a :: l₂ := @List.subset_cons_of_subset
example : ∀ {α : Type u_4} (a : α) (l : List α), l ⊆ a :: l := @List.subset_cons_self
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ ⊆ l₂ ↔ ∀ {a : α}, a ∈ l₁ → a ∈ l₂ := @List.subset_def
example : ∀ {α : Type u_4} {l : List α}, l ⊆ [] ↔ l = [] := @List.subset_nil
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ ⊆ List.reverse l₂ ↔ l₁ ⊆ l₂ := @List.subset_reverse
example : ∀ {α : Type u_3} (l₁ l₂ : List α), l₂ <:+ l₁ ++ l₂ := @List.suffix_append
example : ∀ {α : Type u_3} (a : α) (l : List α), l <:+ a :: l := @List.suffix_cons
example : ∀ {α : Type u_3} {l₁ : List α} {a : α} {l₂ : List α}, l₁ <:+ a :: l₂ ↔ l₁ = a :: l₂ ∨ l₁ <:+ l₂ := @List.suffix_cons_iff
example : ∀ {α : Type u_3} {l : List α}, l <:+ [] ↔ l = [] := @List.suffix_nil
example : ∀ {α : Type u_4} (l : List α), l <:+ l := @List.suffix_refl
example : ∀ {α : Type u_3} {l : List α}, l <:+ l := @List.suffix_rfl
example : ∀ {α : Type u_4} (l : List α), List.Sublist (List.tail l) l := @List.tail_sublist
example : ∀ {α : Type u_3} (l : List α), List.tail l <:+ l := @List.tail_suffix
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.take i l <+: l := @List.take_prefix
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.Sublist (List.take i l) l := @List.take_sublist
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.take i l ⊆ l := @List.take_subset

/-! `Init.Data.Fin.Arithmetic` -/
example : {n : Nat} → Fin n → Fin n → Fin n := @Fin.add
example : {n : Nat} → Fin n → (m : Nat) → Fin (n + m) := @Fin.addNat
example : {n : Nat} → {motive : Fin (n + (1 : Nat)) → Sort u_3} → motive (0 : Fin (n + (1 : Nat))) → ((i : Fin n) → motive (Fin.succ i)) → (i : Fin (n + (1 : Nat))) → motive i := @Fin.cases
example : {n m : Nat} → n = m → Fin n → Fin m := @Fin.cast
example : {n : Nat} → (m : Nat) → Fin n → Fin (n + m) := @Fin.castAdd
example : {n m : Nat} → n ≤ m → Fin n → Fin m := @Fin.castLE
example : {n m : Nat} → (i : Fin m) → Fin.val i < n → Fin n := @Fin.castLT
example : {n : Nat} → Fin n → Fin (n + (1 : Nat)) := @Fin.castSucc
example : {n : Nat} → (P : Fin n → Prop) → [DecidablePred P] → Decidable (∀ (i : Fin n), P i) := @Fin.decidableForallFin
example : {n : Nat} → Fin n → Fin n → Fin n := @Fin.div
example : ∀ {n : Nat} (a b : Fin n), Fin.val (a / b) = Fin.val a / Fin.val b := @Fin.div_val
example : {α : Sort u_4} → Fin (0 : Nat) → α := @Fin.elim0
example : ∀ {n : Nat} (a : Fin n) (h : Fin.val a < n), { val := Fin.val a, isLt := h } = a := @Fin.eta
example : ∀ {n : Nat} {P : Fin (n + (1 : Nat)) → Prop}, (∃ (i : Fin (n + (1 : Nat))), P i) ↔ P (0 : Fin (n + (1 : Nat))) ∨ ∃ (i : Fin n), P (Fin.succ i) := @Fin.exists_fin_succ
example : ∀ {n : Nat} {p : Fin n → Prop}, (∃ (i : Fin n), p i) ↔ ∃ (i : Nat), ∃ (h : i < n), p { val := i, isLt := h } := @Fin.exists_iff
example : ∀ {n : Nat} {P : Fin (n + (1 : Nat)) → Prop}, (∀ (i : Fin (n + (1 : Nat))), P i) ↔ P (0 : Fin (n + (1 : Nat))) ∧ ∀ (i : Fin n), P (Fin.succ i) := @Fin.forall_fin_succ
example : ∀ {p : Fin (0 : Nat) → Prop}, (∀ (i : Fin (0 : Nat)), p i) ↔ True := @Fin.forall_fin_zero
example : {n : Nat} → Add (Fin n) := inferInstance
example : {n : Nat} → Div (Fin n) := inferInstance
example : {n : Nat} → [NeZero n] → Inhabited (Fin n) := inferInstance
example : {n : Nat} → Max (Fin n) := inferInstance
example : {n : Nat} → Min (Fin n) := inferInstance
example : {n : Nat} → Mod (Fin n) := inferInstance
example : {n : Nat} → Mul (Fin n) := inferInstance
example : {n : Nat} → Sub (Fin n) := inferInstance
example : (n : Nat) → Fin (n + (1 : Nat)) := @Fin.last
example : ∀ {n : Nat} {a b : Fin n}, a ≤ b → b ≤ a → a = b := @Fin.le_antisymm
example : ∀ {n : Nat} {a b : Fin n}, a ≤ b ↔ Fin.val a ≤ Fin.val b := @Fin.le_def
example : ∀ {n : Nat} (i : Fin (n + (1 : Nat))), i ≤ Fin.last n := @Fin.le_last
example : ∀ {n : Nat} (a : Fin n), a ≤ a := @Fin.le_refl
example : ∀ {n : Nat} (a b : Fin n), a ≤ b ∨ b ≤ a := @Fin.le_total
example : ∀ {n : Nat} {a b c : Fin n}, a ≤ b → b ≤ c → a ≤ c := @Fin.le_trans
example : ∀ {n : Nat} {a b : Fin n}, a < b ↔ Fin.val a < Fin.val b := @Fin.lt_def
example : ∀ {n : Nat} (a : Fin n), ¬a < a := @Fin.lt_irrefl
example : {n : Nat} → Fin n → Fin n → Fin n := @Fin.mod
example : ∀ {n : Nat} (a b : Fin n), Fin.val (a % b) = Fin.val a % Fin.val b := @Fin.mod_val
example : {n : Nat} → Fin n → Fin n → Fin n := @Fin.mul
example : {m : Nat} → (n : Nat) → Fin m → Fin (n + m) := @Fin.natAdd
example : ∀ {n : Nat} {i j : Fin n}, Fin.val i ≠ Fin.val j → i ≠ j := @Fin.ne_of_val_ne
example : ∀ {n : Nat} {a b : Fin n}, ¬a ≤ b ↔ b < a := @Fin.not_le
example : ∀ {n : Nat} {a b : Fin n}, ¬a < b ↔ b ≤ a := @Fin.not_lt
example : ∀ {n : Nat} (i : Fin n), (0 : Nat) < n := @Fin.pos
example : {n : Nat} → (i : Fin (n + (1 : Nat))) → i ≠ (0 : Fin (n + (1 : Nat))) → Fin n := @Fin.pred
example : {n : Nat} → Fin n → Fin n := @Fin.rev
example : {n : Nat} → Fin n → Fin n → Fin n := @Fin.sub
example : {n : Nat} → (m : Nat) → (i : Fin (n + m)) → m ≤ Fin.val i → Fin n := @Fin.subNat
example : ∀ {n : Nat} {a b : Fin n}, b ≤ a → Fin.val (a - b) = Fin.val a - Fin.val b := @Fin.sub_val_of_le
example : {n : Nat} → Fin n → Fin (n + (1 : Nat)) := @Fin.succ
example : ∀ {n : Nat} {a b : Fin n}, Fin.succ a = Fin.succ b ↔ a = b := @Fin.succ_inj
example : ∀ {n : Nat} (a b : Fin n), Fin.val (a + b) = (Fin.val a + Fin.val b) % n := @Fin.val_add
example : ∀ {n : Nat} (m : Nat) (i : Fin n), Fin.val (Fin.addNat i m) = Fin.val i + m := @Fin.val_addNat
example : ∀ {n : Nat} {a b : Fin n}, a > b → Fin.val b + (1 : Nat) ≤ Fin.val a := @Fin.val_add_one_le_of_gt
example : ∀ {n : Nat} {a b : Fin n}, a < b → Fin.val a + (1 : Nat) ≤ Fin.val b := @Fin.val_add_one_le_of_lt
example : ∀ {n m : Nat} (h : n = m) (i : Fin n), Fin.val (Fin.cast h i) = Fin.val i := @Fin.val_cast
example : ∀ {n : Nat} (m : Nat) (i : Fin n), Fin.val (Fin.castAdd m i) = Fin.val i := @Fin.val_castAdd
example : ∀ {n m : Nat} (h : n ≤ m) (i : Fin n), Fin.val (Fin.castLE h i) = Fin.val i := @Fin.val_castLE
example : ∀ {n m : Nat} (i : Fin m) (h : Fin.val i < n), Fin.val (Fin.castLT i h) = Fin.val i := @Fin.val_castLT
example : ∀ {n : Nat} (i : Fin n), Fin.val (Fin.castSucc i) = Fin.val i := @Fin.val_castSucc
example : ∀ {n : Nat} {a b : Fin n}, Fin.val a = Fin.val b ↔ a = b := @Fin.val_inj
example : ∀ (n : Nat), Fin.val (Fin.last n) = n := @Fin.val_last
example : ∀ {n : Nat} {a b : Fin n}, a ≥ b → Fin.val b ≤ Fin.val a := @Fin.val_le_of_ge
example : ∀ {n : Nat} {a b : Fin n}, a ≤ b → Fin.val a ≤ Fin.val b := @Fin.val_le_of_le
example : ∀ {m n : Nat} (h : m < n), Fin.val { val := m, isLt := h } = m := @Fin.val_mk
example : ∀ {n : Nat} (a b : Fin n), Fin.val (a * b) = Fin.val a * Fin.val b % n := @Fin.val_mul
example : ∀ {m : Nat} (n : Nat) (i : Fin m), Fin.val (Fin.natAdd n i) = n + Fin.val i := @Fin.val_natAdd
example : ∀ {n : Nat} {i j : Fin n}, i ≠ j → Fin.val i ≠ Fin.val j := @Fin.val_ne_of_ne
example : ∀ {n : Nat} (j : Fin (n + (1 : Nat))) (h : j ≠ (0 : Fin (n + (1 : Nat)))), Fin.val (Fin.pred j h) = Fin.val j - (1 : Nat) := @Fin.val_pred
example : ∀ {n : Nat} (i : Fin n), Fin.val (Fin.rev i) = n - (Fin.val i + (1 : Nat)) := @Fin.val_rev
example : ∀ {n : Nat} (j : Fin n), Fin.val (Fin.succ j) = Fin.val j + (1 : Nat) := @Fin.val_succ
example : ∀ (n : Nat) [inst : NeZero n], Fin.val (0 : Fin n) = (0 : Nat) := @Fin.val_zero
example : ∀ {n : Nat} {i j : Fin n}, ¬i < j → j ≤ i := @Lean.Omega.Fin.le_of_not_lt
example : ∀ {n : Nat} {i j : Fin n}, ¬i ≤ j → j < i := @Lean.Omega.Fin.lt_of_not_le
example : ∀ {n : Nat} {i j : Fin n}, i ≠ j → i < j ∨ i > j := @Lean.Omega.Fin.lt_or_gt_of_ne
example : ∀ {n : Nat} {i j : Fin n}, i ≠ j ↔ i < j ∨ i > j := @Lean.Omega.Fin.ne_iff_lt_or_gt
example : ∀ {n : Nat} {x y : Fin n}, @Eq Int (@Nat.cast Int instNatCastInt (@Fin.val n (@HAdd.hAdd (Fin n) (Fin n) (Fin n) (@instHAdd (Fin n) (@Fin.instAdd n)) x y))) (@HMod.hMod Int Int Int (@instHMod Int Int.instMod) (@HAdd.hAdd Int Int Int (@instHAdd Int Int.instAdd) (@Nat.cast Int instNatCastInt (@Fin.val n x)) (@Nat.cast Int instNatCastInt (@Fin.val n y))) (@Nat.cast Int instNatCastInt n)) := @Lean.Omega.Fin.ofNat_val_add
example : ∀ {n : Nat} {x y : Fin n}, @Eq Int (@Nat.cast Int instNatCastInt (@Fin.val n (@HMul.hMul (Fin n) (Fin n) (Fin n) (@instHMul (Fin n) (@Fin.instMul n)) x y))) (@HMod.hMod Int Int Int (@instHMod Int Int.instMod) (@HMul.hMul Int Int Int (@instHMul Int Int.instMul) (@Nat.cast Int instNatCastInt (@Fin.val n x)) (@Nat.cast Int instNatCastInt (@Fin.val n y))) (@Nat.cast Int instNatCastInt n)) := @Lean.Omega.Fin.ofNat_val_mul
example : ∀ {n x y : Nat}, @Eq Nat y (@HMod.hMod Nat Nat Nat (@instHMod Nat Nat.instMod) x (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) → @Eq Int (@Nat.cast Int instNatCastInt (@Fin.val (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@OfNat.ofNat (Fin (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) x (@Fin.instOfNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) n (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Nat.instNeZeroSucc n) x)))) (@OfNat.ofNat Int y (@instOfNat y)) := @Lean.Omega.Fin.ofNat_val_natCast
example : ∀ {n : Nat} {x y : Fin n}, @Eq Int (@Nat.cast Int instNatCastInt (@Fin.val n (@HSub.hSub (Fin n) (Fin n) (Fin n) (@instHSub (Fin n) (@Fin.instSub n)) x y))) (@HMod.hMod Int Int Int (@instHMod Int Int.instMod) (@HAdd.hAdd Int Int Int (@instHAdd Int Int.instAdd) (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) n (@Fin.val n y))) (@Nat.cast Int instNatCastInt (@Fin.val n x))) (@Nat.cast Int instNatCastInt n)) := @Lean.Omega.Fin.ofNat_val_sub
example : (n : Nat) → List (Fin n) := @List.finRange
example : {n : Nat} → (P : Fin n → Prop) → [DecidablePred P] → Decidable (∃ (i : Fin n), P i) := @Nat.decidableExistsFin

/-! `Init.Data.String.Basic` -/
example : Max Char := inferInstance
example : Min Char := inferInstance
example : ∀ {a b : Char}, a ≤ b → b ≤ a → a = b := @Char.le_antisymm
example : ∀ (c : Char), c ≤ c := @Char.le_refl
example : ∀ (a b : Char), a ≤ b ∨ b ≤ a := @Char.le_total
example : ∀ {a b c : Char}, a ≤ b → b ≤ c → a ≤ c := @Char.le_trans
example : ∀ (c : Char), ¬c < c := @Char.lt_irrefl
example : ∀ {a b : Char}, ¬a ≤ b ↔ b < a := @Char.not_le
example : ∀ {a b : Char}, ¬a < b ↔ b ≤ a := @Char.not_lt
example : Char → Char := @Char.toLower
example : ∀ {c d : Char}, Char.toNat c = Char.toNat d ↔ c = d := @Char.toNat_inj
example : Char → String := @Char.toString
example : Char → Char := @Char.toUpper
example : {α : Type u_3} → [ToString α] → List α → String := @List.toString
example : Nat → Char := @Nat.digitChar
example : Nat → Nat → List Char := @Nat.toDigits
example : Nat → Nat → Nat → List Char → List Char := @Nat.toDigitsCore
example : String → Char := @String.back
example : String → Option Char := @String.back?
example : String → String := @String.capitalize
example : (s t : String) → Decidable (s ≤ t) := @String.decLE
example : String → String := @String.decapitalize
example : ∀ {s t : String}, s = t ↔ String.toList s = String.toList t := @String.ext_iff
example : {α : Type u_3} → (α → Char → α) → α → String → α := @String.foldl
example : {α : Type u_3} → (Char → α → α) → α → String → α := @String.foldr
example : String → Char := @String.front
example : String → Option Char := @String.front?
example : String → UInt64 := @String.hash
example : (s t : String) → Decidable (s < t) := inferInstance
example : Hashable String := inferInstance
example : LE String := inferInstance
example : LT String := inferInstance
example : Ord String := inferInstance
example : String → Bool := @String.isInt
example : String → Bool := @String.isNat
example : String → String → Bool := @String.isPrefixOf
example : ∀ {s : String}, List.length (String.toList s) = String.length s := @String.length_toList
example : (Char → Char) → String → String := @String.map
example : ∀ {s : String}, { toList := String.toList s } = s := @String.ofList_toList
example : String → Char → Nat → String := @String.pushn
example : String → optParam String " " → List String := @String.splitOn
example : String → Int := @String.toInt!
example : String → Option Int := @String.toInt?
example : String.toList "" = [] := @String.toList_empty
example : ∀ {s t : String}, String.toList s = String.toList t ↔ s = t := @String.toList_inj
example : ∀ {l : List Char}, String.toList { toList := l } = l := @String.toList_ofList
example : ∀ {s : String} {c : Char}, String.toList (String.push s c) = String.toList s ++ [c] := @String.toList_push
example : ∀ {c : Char}, String.toList (String.singleton c) = [c] := @String.toList_singleton
example : String → String := @String.toLower
example : String → Nat := @String.toNat!
example : String → Option Nat := @String.toNat?
example : String → String := @String.toUpper
example : {m : Type u_3 → Type u_4} → [Monad m] → ForIn m String Char := inferInstance
example : Ord Char := inferInstance

/-! `Init.Data.UInt` -/
example : Char → UInt8 := @Char.toUInt8
example : Nat → UInt16 := @Nat.toUInt16
example : Nat → UInt32 := @Nat.toUInt32
example : Nat → UInt64 := @Nat.toUInt64
example : Nat → UInt8 := @Nat.toUInt8
example : Type := @UInt16
example : UInt16 → UInt16 → UInt16 := @UInt16.add
example : UInt16 → UInt16 → UInt16 := @UInt16.div
example : ∀ {a b : UInt16}, UInt16.toBitVec a = UInt16.toBitVec b → a = b := @UInt16.eq_of_toBitVec_eq
example : Add UInt16 := inferInstance
example : AndOp UInt16 := inferInstance
example : DecidableEq UInt16 := inferInstance
example : (a b : UInt16) → Decidable (a ≤ b) := inferInstance
example : (a b : UInt16) → Decidable (a < b) := inferInstance
example : Div UInt16 := inferInstance
example : Inhabited UInt16 := inferInstance
example : LE UInt16 := inferInstance
example : LT UInt16 := inferInstance
example : Mod UInt16 := inferInstance
example : Mul UInt16 := inferInstance
example : {n : Nat} → OfNat UInt16 n := inferInstance
example : OrOp UInt16 := inferInstance
example : Repr UInt16 := inferInstance
example : ShiftLeft UInt16 := inferInstance
example : ShiftRight UInt16 := inferInstance
example : Sub UInt16 := inferInstance
example : ToString UInt16 := inferInstance
example : XorOp UInt16 := inferInstance
example : UInt16 → UInt16 → UInt16 := @UInt16.land
example : UInt16 → UInt16 → UInt16 := @UInt16.lor
example : UInt16 → UInt16 → UInt16 := @UInt16.mod
example : UInt16 → UInt16 → UInt16 := @UInt16.mul
example : BitVec (16 : Nat) → UInt16 := @UInt16.ofBitVec
example : Nat → UInt16 := @UInt16.ofNat
example : UInt16 → UInt16 → UInt16 := @UInt16.shiftLeft
example : UInt16 → UInt16 → UInt16 := @UInt16.shiftRight
example : Nat := @UInt16.size
example : UInt16 → UInt16 → UInt16 := @UInt16.sub
example : UInt16 → BitVec (16 : Nat) := @UInt16.toBitVec
example : UInt16 → Nat := @UInt16.toNat
example : UInt16 → UInt16 → UInt16 := @UInt16.xor
example : UInt32 → UInt32 → UInt32 := @UInt32.add
example : UInt32 → UInt32 → UInt32 := @UInt32.div
example : ∀ {a b : UInt32}, UInt32.toBitVec a = UInt32.toBitVec b → a = b := @UInt32.eq_of_toBitVec_eq
example : Add UInt32 := inferInstance
example : AndOp UInt32 := inferInstance
example : DecidableEq UInt32 := inferInstance
example : (a b : UInt32) → Decidable (a ≤ b) := inferInstance
example : (a b : UInt32) → Decidable (a < b) := inferInstance
example : Div UInt32 := inferInstance
example : Inhabited UInt32 := inferInstance
example : LE UInt32 := inferInstance
example : LT UInt32 := inferInstance
example : Mod UInt32 := inferInstance
example : Mul UInt32 := inferInstance
example : {n : Nat} → OfNat UInt32 n := inferInstance
example : OrOp UInt32 := inferInstance
example : Repr UInt32 := inferInstance
example : ShiftLeft UInt32 := inferInstance
example : ShiftRight UInt32 := inferInstance
example : Sub UInt32 := inferInstance
example : ToString UInt32 := inferInstance
example : XorOp UInt32 := inferInstance
example : UInt32 → UInt32 → UInt32 := @UInt32.land
example : UInt32 → UInt32 → UInt32 := @UInt32.lor
example : UInt32 → UInt32 → UInt32 := @UInt32.mod
example : UInt32 → UInt32 → UInt32 := @UInt32.mul
example : Nat → UInt32 := @UInt32.ofNat
example : UInt32 → UInt32 → UInt32 := @UInt32.shiftLeft
example : UInt32 → UInt32 → UInt32 := @UInt32.shiftRight
example : Nat := @UInt32.size
example : UInt32 → UInt32 → UInt32 := @UInt32.sub
example : UInt32 → UInt32 → UInt32 := @UInt32.xor
example : UInt64 → UInt64 → UInt64 := @UInt64.add
example : UInt64 → UInt64 → UInt64 := @UInt64.div
example : ∀ {a b : UInt64}, UInt64.toBitVec a = UInt64.toBitVec b → a = b := @UInt64.eq_of_toBitVec_eq
example : Add UInt64 := inferInstance
example : AndOp UInt64 := inferInstance
example : DecidableEq UInt64 := inferInstance
example : (a b : UInt64) → Decidable (a ≤ b) := inferInstance
example : (a b : UInt64) → Decidable (a < b) := inferInstance
example : Div UInt64 := inferInstance
example : LE UInt64 := inferInstance
example : LT UInt64 := inferInstance
example : Mod UInt64 := inferInstance
example : Mul UInt64 := inferInstance
example : OrOp UInt64 := inferInstance
example : Repr UInt64 := inferInstance
example : ShiftLeft UInt64 := inferInstance
example : ShiftRight UInt64 := inferInstance
example : Sub UInt64 := inferInstance
example : ToString UInt64 := inferInstance
example : XorOp UInt64 := inferInstance
example : UInt64 → UInt64 → UInt64 := @UInt64.land
example : UInt64 → UInt64 → UInt64 := @UInt64.lor
example : UInt64 → UInt64 → UInt64 := @UInt64.mod
example : UInt64 → UInt64 → UInt64 := @UInt64.mul
example : UInt64 → UInt64 → UInt64 := @UInt64.shiftLeft
example : UInt64 → UInt64 → UInt64 := @UInt64.shiftRight
example : Nat := @UInt64.size
example : UInt64 → UInt64 → UInt64 := @UInt64.sub
example : UInt64 → Nat := @UInt64.toNat
example : UInt64 → UInt64 → UInt64 := @UInt64.xor
example : Type := @UInt8
example : UInt8 → UInt8 → UInt8 := @UInt8.add
example : UInt8 → UInt8 → UInt8 := @UInt8.div
example : ∀ {a b : UInt8}, UInt8.toBitVec a = UInt8.toBitVec b → a = b := @UInt8.eq_of_toBitVec_eq
example : Add UInt8 := inferInstance
example : AndOp UInt8 := inferInstance
example : DecidableEq UInt8 := inferInstance
example : (a b : UInt8) → Decidable (a ≤ b) := inferInstance
example : (a b : UInt8) → Decidable (a < b) := inferInstance
example : Div UInt8 := inferInstance
example : Inhabited UInt8 := inferInstance
example : LE UInt8 := inferInstance
example : LT UInt8 := inferInstance
example : Mod UInt8 := inferInstance
example : Mul UInt8 := inferInstance
example : {n : Nat} → OfNat UInt8 n := inferInstance
example : OrOp UInt8 := inferInstance
example : Repr UInt8 := inferInstance
example : ShiftLeft UInt8 := inferInstance
example : ShiftRight UInt8 := inferInstance
example : Sub UInt8 := inferInstance
example : ToString UInt8 := inferInstance
example : XorOp UInt8 := inferInstance
example : UInt8 → UInt8 → UInt8 := @UInt8.land
example : UInt8 → UInt8 → UInt8 := @UInt8.lor
example : UInt8 → UInt8 → UInt8 := @UInt8.mod
example : UInt8 → UInt8 → UInt8 := @UInt8.mul
example : BitVec (8 : Nat) → UInt8 := @UInt8.ofBitVec
example : Nat → UInt8 := @UInt8.ofNat
example : UInt8 → UInt8 → UInt8 := @UInt8.shiftLeft
example : UInt8 → UInt8 → UInt8 := @UInt8.shiftRight
example : Nat := @UInt8.size
example : UInt8 → UInt8 → UInt8 := @UInt8.sub
example : UInt8 → BitVec (8 : Nat) := @UInt8.toBitVec
example : UInt8 → Nat := @UInt8.toNat
example : UInt8 → UInt8 → UInt8 := @UInt8.xor

/-! `Init.Data.Array.Lemmas` -/
example : ∀ {α : Type u_4} {p : α → Bool} {xs : Array α}, Array.all xs p = decide (∀ (i : Nat) (h : i < Array.size xs), p xs[i] = true) := @Array.all_eq
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, Array.all xs p = true ↔ ∀ (i : Nat) (h : i < Array.size xs), p xs[i] = true := @Array.all_eq_true
example : ∀ {α : Type u_4} {p : α → Bool} {xs : Array α}, Array.all xs p = true ↔ ∀ (x : α), x ∈ xs → p x = true := @Array.all_eq_true'
example : ∀ {α : Type u_3} {p : α → Bool} {as : Array α} {start stop : Nat}, Array.all as p start stop = true ↔ ∀ (i : Nat) (h : i < Array.size as), start ≤ i ∧ i < stop → p as[i] = true := @Array.all_iff_forall
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, List.all (Array.toList xs) p = Array.all xs p := @Array.all_toList
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, Array.any xs p = decide (∃ (i : Nat), ∃ (h : i < Array.size xs), p xs[i] = true) := @Array.any_eq
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, Array.any xs p = true ↔ ∃ (i : Nat), ∃ (h : i < Array.size xs), p xs[i] = true := @Array.any_eq_true
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, Array.any xs p = true ↔ ∃ (x : α), x ∈ xs ∧ p x = true := @Array.any_eq_true'
example : ∀ {α : Type u_4} {p : α → Bool} {as : Array α} {start stop : Nat}, Array.any as p start stop = true ↔ ∃ (i : Nat), ∃ (h : i < Array.size as), start ≤ i ∧ i < stop ∧ p as[i] = true := @Array.any_iff_exists
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α}, List.any (Array.toList xs) p = Array.any xs p := @Array.any_toList
example : ∀ {α : Type u_4} {xs ys zs : Array α}, xs ++ ys ++ zs = xs ++ (ys ++ zs) := @Array.append_assoc
example : ∀ {α : Type u_3} {xs : Array α}, xs ++ #[] = xs := @Array.append_empty
example : ∀ {α : Type u_3} [inst : DecidableEq α] {xs : Array α} {a : α}, Array.contains xs a = decide (a ∈ xs) := @Array.contains_eq_mem
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {xs : Array α} {a : α}, Array.contains xs a = true ↔ a ∈ xs := @Array.contains_iff_mem
example : {α : Type u_3} → {p : α → Prop} → [DecidablePred p] → (xs : Array α) → Decidable (∀ (x : α), x ∈ xs → p x) := @Array.decidableBAllMem
example : {α : Type u_3} → {p : α → Prop} → [DecidablePred p] → (xs : Array α) → Decidable (∃ (x : α), x ∈ xs ∧ p x) := @Array.decidableBExMem
example : ∀ {α : Type u_4} {xs : Array α}, #[] ++ xs = xs := @Array.empty_append
example : ∀ {α : Type u_3} {β : Type u_4} (f : β → α → β) {init : β} {xs : Array α}, List.foldl f init (Array.toList xs) = Array.foldl f init xs := @Array.foldl_toList
example : ∀ {α : Type u_4} {β : Type u_5} (f : α → β → β) {init : β} {xs : Array α}, List.foldr f init (Array.toList xs) = Array.foldr f init xs := @Array.foldr_toList
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} (h : i < Array.size xs) {j : Nat}, (Array.eraseIdx xs i h)[j]? = if j < i then xs[j]? else xs[j + (1 : Nat)]? := @Array.getElem?_eraseIdx
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {xs : Array α} {i : Nat}, (Array.map f xs)[i]? = Option.map f xs[i]? := @Array.getElem?_map
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {xs : Array α} {i : Nat}, (Array.mapIdx f xs)[i]? = Option.map (f i) xs[i]? := @Array.getElem?_mapIdx
example : ∀ {α : Type u_3} {xs : Array α} {i j : Nat} {a : α}, (Array.setIfInBounds xs i a)[j]? = if i = j then if i < Array.size xs then some a else none else xs[j]? := @Array.getElem?_setIfInBounds
example : ∀ {α : Type u_3} {xs : Array α} {i j : Nat}, i ≠ j → ∀ {a : α}, (Array.setIfInBounds xs i a)[j]? = xs[j]? := @Array.getElem?_setIfInBounds_ne
example : ∀ {α : Type u_4} {xs : Array α} {i : Nat} {a : α}, (Array.setIfInBounds xs i a)[i]? = if i < Array.size xs then some a else none := @Array.getElem?_setIfInBounds_self
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {a : α}, i < Array.size xs → (Array.setIfInBounds xs i a)[i]? = some a := @Array.getElem?_setIfInBounds_self_of_lt
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α xs)) {j : Nat} (h' : @LT.lt Nat instLTNat j (@Array.size α (@Array.eraseIdx α xs i h))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.eraseIdx α xs i h) j h') (@dite α (@LT.lt Nat instLTNat j i) (j.decLt i) (fun (h'' : @LT.lt Nat instLTNat j i) => @getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j (@Nat.lt_trans j i (@Array.size α xs) h'' h)) fun (h'' : Not (@LT.lt Nat instLTNat j i)) => @getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) j (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) j (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Array.size α xs)) ((@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) j (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))).decLt (@Array.size α xs)) fun (a : Not (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) j (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Array.size α xs))) => @Array.getElem_eraseIdx._proof_1 α xs i h j (@Eq.mp (@LT.lt Nat instLTNat j (@Array.size α (@Array.eraseIdx α xs i h))) (@LT.lt Nat instLTNat j (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) (@congrArg Nat Prop (@Array.size α (@Array.eraseIdx α xs i h)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@Array.size_eraseIdx α xs i h)) h') a)) := @Array.getElem_eraseIdx
example : ∀ {α : Type u_1} {β : Type u_2} {f : α → β} {xs : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size β (@Array.map α β f xs))), @Eq β (@getElem (Array β) Nat β (fun (xs : Array β) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size β xs)) (@Array.instGetElemNatLtSize β) (@Array.map α β f xs) i h) (f (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i (@Eq.rec Nat (@Array.size β (@Array.map α β f xs)) (fun (x : Nat) (h : @Eq Nat (@Array.size β (@Array.map α β f xs)) x) => @LT.lt Nat instLTNat i x) h (@Array.size α xs) (@Array.size_map α β f xs)))) := @Array.getElem_map
example : ∀ {α : Type u_1} {β : Type u_2} {f : Nat → α → β} {xs : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size β (@Array.mapIdx α β f xs))), @Eq β (@getElem (Array β) Nat β (fun (xs : Array β) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size β xs)) (@Array.instGetElemNatLtSize β) (@Array.mapIdx α β f xs) i h) (f i (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i (@Eq.rec Nat (@Array.size β (@Array.mapIdx α β f xs)) (fun (x : Nat) (h : @Eq Nat (@Array.size β (@Array.mapIdx α β f xs)) x) => @LT.lt Nat instLTNat i x) h (@Array.size α xs) (@Array.size_mapIdx α β f xs)))) := @Array.getElem_mapIdx
example : ∀ {α : Type u_3} {xs : Array α} {x : α} {i : Nat} (h : i < Array.size (Array.push xs x)), (Array.push xs x)[i] = if h : i < Array.size xs then xs[i] else x := @Array.getElem_push
example : ∀ {α : Type u_3} {xs : Array α} {x : α}, (Array.push xs x)[Array.size xs] = x := @Array.getElem_push_eq
example : ∀ {α : Type u_1} {xs : Array α} {x : α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α xs)), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.push α xs x) i (@Eq.mpr (@LT.lt Nat instLTNat i (@Array.size α (@Array.push α xs x))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) (@id (@Eq Prop (@LT.lt Nat instLTNat i (@Array.size α (@Array.push α xs x))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))))) (@congrArg Nat Prop (@Array.size α (@Array.push α xs x)) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_push α xs x))) (@Nat.lt_succ_of_lt i (@Array.size α xs) h))) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i h) := @Array.getElem_push_lt
example : ∀ {n i : Nat} (h : i < Array.size (Array.range n)), (Array.range n)[i] = i := @Array.getElem_range
example : ∀ {α : Type u_3} {n i : Nat} {v : α} (h : i < Array.size (Array.replicate n v)), (Array.replicate n v)[i] = v := @Array.getElem_replicate
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (h' : @LT.lt Nat instLTNat i (@Array.size α xs)) {v : α} {j : Nat} (h : @LT.lt Nat instLTNat j (@Array.size α (@Array.set α xs i v h'))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.set α xs i v h') j h) (@ite α (@Eq Nat i j) (instDecidableEqNat i j) v (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j (@Eq.rec Nat (@Array.size α (@Array.set α xs i v h')) (fun (x : Nat) (h : @Eq Nat (@Array.size α (@Array.set α xs i v h')) x) => @LT.lt Nat instLTNat j x) h (@Array.size α xs) (@Array.size_set α xs i v h')))) := @Array.getElem_set
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} {a : α} {j : Nat} (hj : @LT.lt Nat instLTNat j (@Array.size α (@Array.setIfInBounds α xs i a))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.setIfInBounds α xs i a) j hj) (@ite α (@Eq Nat i j) (instDecidableEqNat i j) a (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j (@Eq.mp (@LT.lt Nat instLTNat j (@Array.size α (@Array.setIfInBounds α xs i a))) (@LT.lt Nat instLTNat j (@Array.size α xs)) (@congrArg Nat Prop (@Array.size α (@Array.setIfInBounds α xs i a)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@Array.size_setIfInBounds α xs i a)) hj))) := @Array.getElem_setIfInBounds
example : ∀ {α : Type u_1} (xs : Array α) {i : Nat} (a : α) {j : Nat} (hj : @LT.lt Nat instLTNat j (@Array.size α xs)), @Ne Nat i j → @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.setIfInBounds α xs i a) j (@Eq.mpr (@LT.lt Nat instLTNat j (@Array.size α (@Array.setIfInBounds α xs i a))) (@LT.lt Nat instLTNat j (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat j (@Array.size α (@Array.setIfInBounds α xs i a))) (@LT.lt Nat instLTNat j (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.setIfInBounds α xs i a)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@Array.size_setIfInBounds α xs i a))) hj)) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j hj) := @Array.getElem_setIfInBounds_ne
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {a : α} (h : i < Array.size (Array.setIfInBounds xs i a)), (Array.setIfInBounds xs i a)[i] = a := @Array.getElem_setIfInBounds_self
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (h' : @LT.lt Nat instLTNat i (@Array.size α xs)) {v : α} {j : Nat} (pj : @LT.lt Nat instLTNat j (@Array.size α xs)), @Ne Nat i j → @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.set α xs i v h') j (@Eq.mpr (@LT.lt Nat instLTNat j (@Array.size α (@Array.set α xs i v h'))) (@LT.lt Nat instLTNat j (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat j (@Array.size α (@Array.set α xs i v h'))) (@LT.lt Nat instLTNat j (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.set α xs i v h')) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@Array.size_set α xs i v h'))) pj)) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j pj) := @Array.getElem_set_ne
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α xs)) {v : α}, @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.set α xs i v h) i (@Eq.mpr (@LT.lt Nat instLTNat i (@Array.size α (@Array.set α xs i v h))) (@LT.lt Nat instLTNat i (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat i (@Array.size α (@Array.set α xs i v h))) (@LT.lt Nat instLTNat i (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.set α xs i v h)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_set α xs i v h))) h)) v := @Array.getElem_set_self
example : ∀ {α : Type u_1} {xs : Array α} {k i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size (Prod α Nat) (@Array.zipIdx α xs k))), @Eq (Prod α Nat) (@getElem (Array (Prod α Nat)) Nat (Prod α Nat) (fun (xs : Array (Prod α Nat)) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size (Prod α Nat) xs)) (@Array.instGetElemNatLtSize (Prod α Nat)) (@Array.zipIdx α xs k) i h) (@Prod.mk α Nat (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i (@Eq.rec Nat (@Array.size (Prod α Nat) (@Array.zipIdx α xs k)) (fun (x : Nat) (h : @Eq Nat (@Array.size (Prod α Nat) (@Array.zipIdx α xs k)) x) => @LT.lt Nat instLTNat i x) h (@Array.size α xs) (@Array.size_zipIdx α xs k))) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) k i)) := @Array.getElem_zipIdx
example : ∀ {α : Type u_3} {xs : Array α}, Array.isEmpty xs = true ↔ xs = #[] := @Array.isEmpty_iff
example : ∀ {α : Type u_4} {β : Type u_5} {γ : Type u_6} {f : α → β} {g : β → γ} {xs : Array α}, Array.map g (Array.map f xs) = Array.map (g ∘ f) xs := @Array.map_map
example : ∀ {α : Type u_3} {xs ys : Array α} {x : α}, x ∈ xs ++ ys ↔ x ∈ xs ∨ x ∈ ys := @Array.mem_append
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {xs : Array α} {b : β}, b ∈ Array.map f xs ↔ ∃ (a : α), a ∈ xs ∧ f a = b := @Array.mem_map
example : ∀ {α : Type u_3} {xs : Array α} {x y : α}, x ∈ Array.push xs y ↔ x ∈ xs ∨ x = y := @Array.mem_push
example : ∀ {α : Type u_3} {x : α} {xs : Array α}, x ∈ Array.reverse xs ↔ x ∈ xs := @Array.mem_reverse
example : ∀ {α : Type u_3} (a : α), ¬a ∈ #[] := @Array.not_mem_empty
example : ∀ {α : Type u_4} {xs : Array α}, Array.reverse (Array.reverse xs) = xs := @Array.reverse_reverse
example : ∀ {α : Type u_1}, @Eq (Array α → Nat → α → Array α) (@Array.set! α) (@Array.setIfInBounds α) := @Array.set!_eq_setIfInBounds
example : ∀ {α : Type u_4} {xs : Array α} (a b : α) {i j : Nat}, i ≠ j → Array.setIfInBounds (Array.setIfInBounds xs i a) j b = Array.setIfInBounds (Array.setIfInBounds xs j b) i a := @Array.setIfInBounds_comm
example : ∀ {α : Type u_3} {xs : Array α} (a : α) {b : α} {i : Nat}, Array.setIfInBounds (Array.setIfInBounds xs i a) i b = Array.setIfInBounds xs i b := @Array.setIfInBounds_setIfInBounds
example : ∀ {α : Type u_3} [inst : SizeOf α] {as : Array α} {a : α}, a ∈ as → sizeOf a < sizeOf as := @Array.sizeOf_lt_of_mem
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.size (xs ++ ys) = Array.size xs + Array.size ys := @Array.size_append
example : ∀ {α : Type u_1}, @Eq Nat (@Array.size α (@List.toArray α (@List.nil α))) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) := @Array.size_empty
example : ∀ {α : Type u_3} {xs : Array α}, Array.size xs = (0 : Nat) ↔ xs = #[] := @Array.size_eq_zero_iff
example : ∀ {α : Type u_4} {xs : Array α} (i : Nat) (h : i < Array.size xs), Array.size (Array.eraseIdx xs i h) = Array.size xs - (1 : Nat) := @Array.size_eraseIdx
example : ∀ {α : Type u_3} {xs : Array α} {start stop : Nat}, Array.size (Array.extract xs start stop) = min stop (Array.size xs) - start := @Array.size_extract
example : ∀ {α : Type u_4} {β : Type u_5} {f : α → β} {xs : Array α}, Array.size (Array.map f xs) = Array.size xs := @Array.size_map
example : ∀ {α : Type u_3} {β : Type u_4} {f : Nat → α → β} {xs : Array α}, Array.size (Array.mapIdx f xs) = Array.size xs := @Array.size_mapIdx
example : ∀ {α : Type u_3} {xs : Array α}, Array.size (Array.pop xs) = Array.size xs - (1 : Nat) := @Array.size_pop
example : ∀ {α : Type u_3} {xs : Array α} (v : α), Array.size (Array.push xs v) = Array.size xs + (1 : Nat) := @Array.size_push
example : ∀ {n : Nat}, Array.size (Array.range n) = n := @Array.size_range
example : ∀ {α : Type u_3} {n : Nat} {v : α}, Array.size (Array.replicate n v) = n := @Array.size_replicate
example : ∀ {α : Type u_4} {xs : Array α}, Array.size (Array.reverse xs) = Array.size xs := @Array.size_reverse
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {v : α} (h : i < Array.size xs), Array.size (Array.set xs i v h) = Array.size xs := @Array.size_set
example : ∀ {α : Type u_4} {xs : Array α} {i : Nat} {a : α}, Array.size (Array.setIfInBounds xs i a) = Array.size xs := @Array.size_setIfInBounds
example : ∀ {α : Type u_3} {xs : Array α} {i j : Nat} {hi : i < Array.size xs} {hj : j < Array.size xs}, Array.size (Array.swap xs i j hi hj) = Array.size xs := @Array.size_swap
example : ∀ {α : Type u_3} {xs : Array α} {i j : Nat}, Array.size (Array.swapIfInBounds xs i j) = Array.size xs := @Array.size_swapIfInBounds
example : ∀ {α : Type u_3} {xs : Array α} {k : Nat}, Array.size (Array.zipIdx xs k) = Array.size xs := @Array.size_zipIdx
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.toList (xs ++ ys) = Array.toList xs ++ Array.toList ys := @Array.toList_append
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {xs : Array α}, Array.toList (Array.map f xs) = List.map f (Array.toList xs) := @Array.toList_map
example : ∀ {α : Type u_4} {β : Type u_5} {f : Nat → α → β} {xs : Array α}, Array.toList (Array.mapIdx f xs) = List.mapIdx f (Array.toList xs) := @Array.toList_mapIdx
example : ∀ {α : Type u_3} {xs : Array α} {x : α}, Array.toList (Array.push xs x) = Array.toList xs ++ [x] := @Array.toList_push
example : ∀ {n : Nat}, Array.toList (Array.range n) = List.range n := @Array.toList_range
example : ∀ {α : Type u_3} {n : Nat} {v : α}, Array.toList (Array.replicate n v) = List.replicate n v := @Array.toList_replicate
example : ∀ {α : Type u_3} {xs : Array α}, Array.toList (Array.reverse xs) = List.reverse (Array.toList xs) := @Array.toList_reverse
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {x : α} (h : i < Array.size xs), Array.toList (Array.set xs i x h) = List.set (Array.toList xs) i x := @Array.toList_set
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {x : α}, Array.toList (Array.setIfInBounds xs i x) = List.set (Array.toList xs) i x := @Array.toList_setIfInBounds
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α} {stop : Nat}, stop = Array.size (List.toArray l) → Array.all (List.toArray l) p (0 : Nat) stop = List.all l p := @List.all_toArray'
example : ∀ {α : Type u_4} {p : α → Bool} {l : List α} {stop : Nat}, stop = Array.size (List.toArray l) → Array.any (List.toArray l) p (0 : Nat) stop = List.any l p := @List.any_toArray'
example : ∀ {α : Type u_3} (l₁ l₂ : List α), List.toArray l₁ ++ List.toArray l₂ = List.toArray (l₁ ++ l₂) := @List.append_toArray
example : ∀ {α : Type u_4} {p : α → Bool} {l : List α} {stop : Nat}, stop = Array.size (List.toArray l) → Array.filter p (List.toArray l) (0 : Nat) stop = List.toArray (List.filter p l) := @List.filter_toArray'
example : ∀ {α : Type u_3} {β : Type u_4} (f : β → α → β) (init : β) (l : List α) {stop : Nat}, stop = Array.size (List.toArray l) → Array.foldl f init (List.toArray l) (0 : Nat) stop = List.foldl f init l := @List.foldl_toArray'
example : ∀ {α : Type u_3} [inst : Inhabited α] {xs : List α} {i : Nat}, (List.toArray xs)[i]! = xs[i]! := @List.getElem!_toArray
example : ∀ {α : Type u_3} {xs : List α} {i : Nat}, (List.toArray xs)[i]? = xs[i]? := @List.getElem?_toArray
example : ∀ {α : Type u_3} {xs : List α} {i : Nat} (h : i < Array.size (List.toArray xs)), (List.toArray xs)[i] = xs[i] := @List.getElem_toArray
example : ∀ {α : Type u_3} {β : Type u_4} (f : Nat → α → β) (l : List α), Array.mapIdx f (List.toArray l) = List.toArray (List.mapIdx f l) := @List.mapIdx_toArray
example : ∀ {α : Type u_4} {β : Type u_5} (f : α → β) (l : List α), Array.map f (List.toArray l) = List.toArray (List.map f l) := @List.map_toArray
example : ∀ {α : Type u_3} {a : α} {l : List α}, a ∈ List.toArray l ↔ a ∈ l := @List.mem_toArray
example : ∀ {α : Type u_4} (l : List α) (a : α), Array.push (List.toArray l) a = List.toArray (l ++ [a]) := @List.push_toArray
example : ∀ {α : Type u_3} (l : List α), Array.reverse (List.toArray l) = List.toArray (List.reverse l) := @List.reverse_toArray
example : ∀ {α : Type u_3} (as : List α), Array.size (List.toArray as) = List.length as := @List.size_toArray

/-! `Init.Data.Int.Lemmas` -/
example : ∀ {b c : Int} (a : Int), a + b ≤ a + c ↔ b ≤ c := @Int.add_le_add_iff_left
example : ∀ {a b : Int} (c : Int), a + c ≤ b + c ↔ a ≤ b := @Int.add_le_add_iff_right
example : ∀ {i j : Int} (k : Int), i + k = j + k ↔ i = j := @Int.add_left_inj
example : ∀ {a b c d : Int}, a < b → c < d → a + c < b + d := @Int.add_lt_add
example : ∀ {b c : Int} (a : Int), a + b < a + c ↔ b < c := @Int.add_lt_add_iff_left
example : ∀ {a b : Int} (c : Int), a + c < b + c ↔ a < b := @Int.add_lt_add_iff_right
example : ∀ {a b : Int}, a < b → ∀ (c : Int), c + a < c + b := @Int.add_lt_add_left
example : ∀ {a b c d : Int}, a ≤ b → c < d → a + c < b + d := @Int.add_lt_add_of_le_of_lt
example : ∀ {a b c d : Int}, a < b → c ≤ d → a + c < b + d := @Int.add_lt_add_of_lt_of_le
example : ∀ {a b : Int}, a < b → ∀ (c : Int), a + c < b + c := @Int.add_lt_add_right
example : ∀ (a b : Int), a + b + -b = a := @Int.add_neg_cancel_right
example : ∀ {a b : Int}, (0 : Int) ≤ a → (0 : Int) ≤ b → (0 : Int) ≤ a + b := @Int.add_nonneg
example : ∀ {a b : Int}, a + (1 : Int) ≤ b ↔ a < b := @Int.add_one_le_iff
example : ∀ {a b : Int}, (0 : Int) < a → (0 : Int) < b → (0 : Int) < a + b := @Int.add_pos
example : ∀ {a b : Int}, (0 : Int) ≤ a → (0 : Int) < b → (0 : Int) < a + b := @Int.add_pos_of_nonneg_of_pos
example : ∀ {a b : Int}, (0 : Int) < a → (0 : Int) ≤ b → (0 : Int) < a + b := @Int.add_pos_of_pos_of_nonneg
example : ∀ {a b c : Int}, a + b = c + b → a = c := @Int.add_right_cancel
example : ∀ {i j : Int} (k : Int), k + i = k + j ↔ i = j := @Int.add_right_inj
example : ∀ (k n m : Int), k + n - (k + m) = n - m := @Int.add_sub_add_left
example : ∀ (n k m : Int), n + k - (m + k) = n - m := @Int.add_sub_add_right
example : ∀ (a b : Int), a + b - a = b := @Int.add_sub_cancel_left
example : ∀ {a b c : Int}, a - c = b → a = b + c := @Int.eq_add_of_sub_eq
example : ∀ {x y : Int}, x = y ↔ x ≤ y ∧ y ≤ x := @Int.eq_iff_le_and_ge
example : ∀ {a b : Int}, a + b = (0 : Int) → a = -b := @Int.eq_neg_of_add_eq_zero
example : ∀ {a b c : Int}, a ≠ (0 : Int) → a * b = a * c → b = c := @Int.eq_of_mul_eq_mul_left
example : ∀ {a b c : Int}, a ≠ (0 : Int) → b * a = c * a → b = c := @Int.eq_of_mul_eq_mul_right
example : ∀ {a b : Int}, (0 : Int) ≤ b → a ≤ b + a := @Int.le_add_of_nonneg_left
example : ∀ {a b : Int}, (0 : Int) ≤ b → a ≤ a + b := @Int.le_add_of_nonneg_right
example : ∀ {a b : Int}, a ≤ b ↔ a < b ∨ a = b := @Int.le_iff_lt_or_eq
example : ∀ {a b c : Int}, a ≤ min b c ↔ a ≤ b ∧ a ≤ c := @Int.le_min
example : ∀ {a b c : Int}, a + b ≤ a + c → b ≤ c := @Int.le_of_add_le_add_left
example : ∀ {a b c : Int}, a + b ≤ c + b → a ≤ c := @Int.le_of_add_le_add_right
example : ∀ {a b : Int}, a = b → a ≤ b := @Int.le_of_eq
example : ∀ {a b : Int}, a < b + (1 : Int) → a ≤ b := @Int.le_of_lt_add_one
example : ∀ {a b c : Int}, a * b ≤ a * c → (0 : Int) < a → b ≤ c := @Int.le_of_mul_le_mul_left
example : ∀ {a b c : Int}, b * a ≤ c * a → (0 : Int) < a → b ≤ c := @Int.le_of_mul_le_mul_right
example : ∀ {a b : Int}, ¬a > b → a ≤ b := @Int.le_of_not_gt
example : ∀ (a b : Int), a ≤ b ∨ b < a := @Int.le_or_lt
example : ∀ {a : Int}, a ≤ a := @Int.le_rfl
example : ∀ {a b : Int}, a ≤ b - (1 : Int) ↔ a < b := @Int.le_sub_one_iff
example : ∀ {a b : Int}, a < b → a ≤ b - (1 : Int) := @Int.le_sub_one_of_lt
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → a < b + a := @Int.lt_add_of_pos_left
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → a < a + b := @Int.lt_add_of_pos_right
example : ∀ (a : Int), a < a + (1 : Int) := @Int.lt_add_one
example : ∀ {a b : Int}, a < b + (1 : Int) ↔ a ≤ b := @Int.lt_add_one_iff
example : ∀ {a b : Int}, a ≤ b → a < b + (1 : Int) := @Int.lt_add_one_of_le
example : ∀ {a b : Int}, a < b → ¬b < a := @Int.lt_asymm
example : ∀ {a b c : Int}, a < min b c ↔ a < b ∧ a < c := @Int.lt_min
example : ∀ {a b c : Int}, a + b < a + c → b < c := @Int.lt_of_add_lt_add_left
example : ∀ {a b c : Int}, a + b < c + b → a < c := @Int.lt_of_add_lt_add_right
example : ∀ {a b : Int}, a + (1 : Int) ≤ b → a < b := @Int.lt_of_add_one_le
example : ∀ {a b : Int}, a ≤ b → a ≠ b → a < b := @Int.lt_of_le_of_ne
example : ∀ {a b : Int}, a ≤ b - (1 : Int) → a < b := @Int.lt_of_le_sub_one
example : ∀ {a b c : Int}, a * b < a * c → (0 : Int) ≤ a → b < c := @Int.lt_of_mul_lt_mul_left
example : ∀ {a b : Int}, ¬a ≥ b → a < b := @Int.lt_of_not_ge
example : ∀ {a b : Int}, (0 : Int) < a - b → b < a := @Int.lt_of_sub_pos
example : ∀ (a b : Int), a < b ∨ a ≥ b := @Int.lt_or_ge
example : ∀ (a b : Int), a < b ∨ b ≤ a := @Int.lt_or_le
example : ∀ (a : Int), a < a + (1 : Int) := @Int.lt_succ
example : ∀ {m : Nat} {n : Int}, m < Int.toNat n ↔ ↑m < n := @Int.lt_toNat
example : ∀ (a b : Int), max a b = max b a := @Int.max_comm
example : ∀ {a b : Int}, b ≤ a → max a b = a := @Int.max_eq_left
example : ∀ {a b : Int}, a ≤ b → max a b = b := @Int.max_eq_right
example : ∀ {a b c : Int}, max a b ≤ c ↔ a ≤ c ∧ b ≤ c := @Int.max_le
example : ∀ {a b c : Int}, max a b < c ↔ a < c ∧ b < c := @Int.max_lt
example : ∀ (a : Int), max a a = a := @Int.max_self
example : ∀ (a b : Int), min a b = min b a := @Int.min_comm
example : ∀ {a b : Int}, a ≤ b → min a b = a := @Int.min_eq_left
example : ∀ {a b : Int}, b ≤ a → min a b = b := @Int.min_eq_right
example : ∀ (a : Int), min a a = a := @Int.min_self
example : ∀ {a b : Int}, a * b = (0 : Int) ↔ a = (0 : Int) ∨ b = (0 : Int) := @Int.mul_eq_zero
example : ∀ {a b c d : Int}, a ≤ c → b ≤ d → (0 : Int) ≤ b → (0 : Int) ≤ c → a * b ≤ c * d := @Int.mul_le_mul
example : ∀ {a b c : Int}, a ≤ b → (0 : Int) ≤ c → a * c ≤ b * c := @Int.mul_le_mul_of_nonneg_right
example : ∀ (a b c : Int), a * (b * c) = b * (a * c) := @Int.mul_left_comm
example : ∀ {a b c : Int}, a < b → (0 : Int) < c → c * a < c * b := @Int.mul_lt_mul_of_pos_left
example : ∀ {a b c : Int}, a < b → (0 : Int) < c → a * c < b * c := @Int.mul_lt_mul_of_pos_right
example : ∀ {a b : Int}, a ≠ (0 : Int) → b ≠ (0 : Int) → a * b ≠ (0 : Int) := @Int.mul_ne_zero
example : ∀ {a b : Int}, a < (0 : Int) → (0 : Int) < b → a * b < (0 : Int) := @Int.mul_neg_of_neg_of_pos
example : ∀ {a b : Int}, (0 : Int) < a → b < (0 : Int) → a * b < (0 : Int) := @Int.mul_neg_of_pos_of_neg
example : ∀ {a b : Int}, a ≤ (0 : Int) → b ≤ (0 : Int) → (0 : Int) ≤ a * b := @Int.mul_nonneg_of_nonpos_of_nonpos
example : ∀ {a b : Int}, (0 : Int) ≤ a → b ≤ (0 : Int) → a * b ≤ (0 : Int) := @Int.mul_nonpos_of_nonneg_of_nonpos
example : ∀ {a b : Int}, a ≤ (0 : Int) → (0 : Int) ≤ b → a * b ≤ (0 : Int) := @Int.mul_nonpos_of_nonpos_of_nonneg
example : ∀ {a b : Int}, (0 : Int) < a → (0 : Int) < b → (0 : Int) < a * b := @Int.mul_pos
example : ∀ {a b : Int}, a < (0 : Int) → b < (0 : Int) → (0 : Int) < a * b := @Int.mul_pos_of_neg_of_neg
example : ∀ (a b c : Int), a * b * c = a * c * b := @Int.mul_right_comm
example : ∀ (a : Int), (0 : Int) ≤ a * a := @Int.mul_self_nonneg
example : ∀ (n : Int), n * (2 : Int) = n + n := @Int.mul_two
example : ∀ (a b : Int), Int.natAbs (a + b) ≤ Int.natAbs a + Int.natAbs b := @Int.natAbs_add_le
example : ∀ (a : Int), a = ↑(Int.natAbs a) ∨ a = -↑(Int.natAbs a) := @Int.natAbs_eq
example : ∀ {a : Int}, Int.natAbs a = (0 : Nat) ↔ a = (0 : Int) := @Int.natAbs_eq_zero
example : ∀ (a b : Int), Int.natAbs (a * b) = Int.natAbs a * Int.natAbs b := @Int.natAbs_mul
example : ∀ {a : Int}, Int.natAbs a ≠ (0 : Nat) ↔ a ≠ (0 : Int) := @Int.natAbs_ne_zero
example : ∀ (a : Int), Int.natAbs (-a) = Int.natAbs a := @Int.natAbs_neg
example : ∀ {a : Int}, (0 : Int) ≤ a → ↑(Int.natAbs a) = a := @Int.natAbs_of_nonneg
example : Int.natAbs (1 : Int) = (1 : Nat) := @Int.natAbs_one
example : ∀ {a : Int}, (0 : Nat) < Int.natAbs a ↔ a ≠ (0 : Int) := @Int.natAbs_pos
example : ∀ (a b : Int), Int.natAbs (a - b) = Int.natAbs (b - a) := @Int.natAbs_sub_comm
example : Int.natAbs (0 : Int) = (0 : Nat) := @Int.natAbs_zero
example : ∀ {n : Nat}, ↑n = (0 : Int) ↔ n = (0 : Nat) := @Int.natCast_eq_zero
example : ∀ {n : Nat}, (0 : Int) < ↑n ↔ (0 : Nat) < n := @Int.natCast_pos
example : ∀ {m n : Nat}, @LE.le Nat instLENat m n → @Eq Int (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) n m)) (@HSub.hSub Int Int Int (@instHSub Int Int.instSub) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.natCast_sub
example : ∀ {a b : Int}, a ≠ b ↔ a < b ∨ b < a := @Int.ne_iff_lt_or_gt
example : ∀ (a b : Int), -a + (a + b) = b := @Int.neg_add_cancel_left
example : ∀ {a b : Int}, a + b = (0 : Int) → -a = b := @Int.neg_eq_of_add_eq_zero
example : ∀ {a : Int}, -a = (0 : Int) ↔ a = (0 : Int) := @Int.neg_eq_zero
example : ∀ {a b : Int}, -a = -b ↔ a = b := @Int.neg_inj
example : ∀ {a b : Int}, -a ≤ -b ↔ b ≤ a := @Int.neg_le_neg_iff
example : ∀ {a b : Int}, a < b → -b < -a := @Int.neg_lt_neg
example : ∀ {a b : Int}, -a < -b ↔ b < a := @Int.neg_lt_neg_iff
example : ∀ (a b : Int), -a * b = a * -b := @Int.neg_mul_comm
example : ∀ (a b : Int), -(a * b) = a * -b := @Int.neg_mul_eq_mul_neg
example : ∀ (a b : Int), -(a * b) = -a * b := @Int.neg_mul_eq_neg_mul
example : ∀ (a b : Int), -a * -b = a * b := @Int.neg_mul_neg
example : ∀ {a : Int}, (0 : Int) < a → -a < (0 : Int) := @Int.neg_neg_of_pos
example : ∀ {a : Int}, a ≤ (0 : Int) → (0 : Int) ≤ -a := @Int.neg_nonneg_of_nonpos
example : ∀ {a : Int}, (0 : Int) ≤ a → -a ≤ (0 : Int) := @Int.neg_nonpos_of_nonneg
example : ∀ {a : Int}, (0 : Int) < -a ↔ a < (0 : Int) := @Int.neg_pos
example : ∀ {a : Int}, a < (0 : Int) → (0 : Int) < -a := @Int.neg_pos_of_neg
example : ∀ {a b : Int}, a > b → ¬a ≤ b := @Int.not_le_of_gt
example : ∀ {a b : Int}, a ≥ b → ¬a < b := @Int.not_lt_of_ge
example : ∀ {a : Int}, a ≤ (0 : Int) → ↑(Int.natAbs a) = -a := @Int.ofNat_natAbs_of_nonpos
example : ∀ {n : Nat}, ↑n ≠ (0 : Int) ↔ n ≠ (0 : Nat) := @Int.ofNat_ne_zero
example : ∀ {n : Nat}, (0 : Int) < ↑n ↔ (0 : Nat) < n := @Int.ofNat_pos
example : ∀ {m n : Nat}, @LE.le Nat instLENat m n → @Eq Int (@Nat.cast Int instNatCastInt (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) n m)) (@HSub.hSub Int Int Int (@instHSub Int Int.instSub) (@Nat.cast Int instNatCastInt n) (@Nat.cast Int instNatCastInt m)) := @Int.ofNat_sub
example : ∀ (n : Nat), (0 : Int) < ↑(n + (1 : Nat)) := @Int.ofNat_succ_pos
example : ∀ (a : Int), a ≤ ↑(Int.toNat a) := @Int.self_le_toNat
example : ∀ (a b c : Int), a - (b - c) = a - b + c := @Int.sub_add
example : ∀ {b a c : Int}, a - b = c ↔ a = c + b := @Int.sub_eq_iff_eq_add
example : ∀ (a : Int) {b : Int}, (0 : Int) ≤ b → a - b ≤ a := @Int.sub_le_self
example : ∀ {a b c d : Int}, a ≤ b → c ≤ d → a - d ≤ b - c := @Int.sub_le_sub
example : ∀ {a b : Int}, a ≤ b → ∀ (c : Int), c - b ≤ c - a := @Int.sub_le_sub_left
example : ∀ {a b : Int}, a ≤ b → ∀ (c : Int), a - c ≤ b - c := @Int.sub_le_sub_right
example : ∀ {i j : Int} (k : Int), i - k = j - k ↔ i = j := @Int.sub_left_inj
example : ∀ {a b c : Int}, a ≤ b + c → a - b ≤ c := @Int.sub_left_le_of_le_add
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → a - b < a := @Int.sub_lt_self
example : ∀ {a b : Int}, a < b → ∀ (c : Int), a - c < b - c := @Int.sub_lt_sub_right
example : ∀ (a b : Int), a - -b = a + b := @Int.sub_neg
example : ∀ {a b : Int}, a < b → a - b < (0 : Int) := @Int.sub_neg_of_lt
example : ∀ {a b : Int}, a ≤ b → a - b ≤ (0 : Int) := @Int.sub_nonpos_of_le
example : ∀ (a : Int), a - (1 : Int) < a := @Int.sub_one_lt
example : ∀ {a b : Int}, a - (1 : Int) < b ↔ a ≤ b := @Int.sub_one_lt_iff
example : ∀ {a b : Int}, (0 : Int) < a - b ↔ b < a := @Int.sub_pos
example : ∀ {a b : Int}, b < a → (0 : Int) < a - b := @Int.sub_pos_of_lt
example : ∀ {a b c : Int}, a ≤ b + c → a - c ≤ b := @Int.sub_right_le_of_le_add
example : ∀ (a b c : Int), a - b - c = a - (b + c) := @Int.sub_sub
example : ∀ {a b : Int}, (0 : Int) ≤ a → (0 : Int) ≤ b → Int.toNat (a + b) = Int.toNat a + Int.toNat b := @Int.toNat_add
example : ∀ {z : Int}, Int.toNat z = (0 : Nat) ↔ z ≤ (0 : Int) := @Int.toNat_eq_zero
example : ∀ {m : Int} {n : Nat}, Int.toNat m ≤ n ↔ m ≤ ↑n := @Int.toNat_le
example : ∀ {m : Int} {n : Nat}, (0 : Int) ≤ m → (Int.toNat m < n ↔ m < ↑n) := @Int.toNat_lt
example : ∀ (n : Nat), Int.toNat (-↑n) = (0 : Nat) := @Int.toNat_neg_nat
example : ∀ {z : Int}, z ≤ (0 : Int) → Int.toNat z = (0 : Nat) := @Int.toNat_of_nonpos
example : Int.toNat (1 : Int) = (1 : Nat) := @Int.toNat_one
example : ∀ (n : Int), ↑(Int.toNat n) - ↑(Int.toNat (-n)) = n := @Int.toNat_sub_toNat_neg
example : Int.toNat (0 : Int) = (0 : Nat) := @Int.toNat_zero
example : ∀ (n : Int), (2 : Int) * n = n + n := @Int.two_mul
example : (0 : Int) ≤ (1 : Int) := @Int.zero_le_one
example : (0 : Int) < (1 : Int) := @Int.zero_lt_one

/-! `Init.Data.Nat.Gcd` -/
example : Nat → Nat → Prop := @Nat.Coprime
example : ∀ {k m n : Nat}, Nat.Coprime k m → k ∣ m * n → k ∣ n := @Nat.Coprime.dvd_of_dvd_mul_left
example : ∀ {k n m : Nat}, Nat.Coprime k n → k ∣ m * n → k ∣ m := @Nat.Coprime.dvd_of_dvd_mul_right
example : ∀ {m n : Nat}, Nat.Coprime m n → Nat.gcd m n = (1 : Nat) := @Nat.Coprime.gcd_eq_one
example : ∀ {n m : Nat}, Nat.Coprime n m → Nat.Coprime m n := @Nat.Coprime.symm
example : ∀ {n m : Nat}, Nat.Coprime n m ↔ Nat.Coprime m n := @Nat.coprime_comm
example : ∀ {n k m : Nat}, k ∣ n → (k ∣ m ↔ k ∣ m + n) := @Nat.dvd_add_iff_left
example : ∀ {n k m : Nat}, k ∣ m → (k ∣ n ↔ k ∣ m + n) := @Nat.dvd_add_iff_right
example : ∀ {n m k : Nat}, k ∣ m → (k ∣ m + n ↔ k ∣ n) := @Nat.dvd_add_right
example : ∀ {m n : Nat}, m ∣ n → n ∣ m → m = n := @Nat.dvd_antisymm
example : ∀ {k m n : Nat}, k ∣ m → k ∣ n → k ∣ Nat.gcd m n := @Nat.dvd_gcd
example : ∀ {k m n : Nat}, k ∣ Nat.gcd m n ↔ k ∣ m ∧ k ∣ n := @Nat.dvd_gcd_iff
example : ∀ (m n : Nat), m ∣ Nat.lcm m n := @Nat.dvd_lcm_left
example : ∀ (m n : Nat), n ∣ Nat.lcm m n := @Nat.dvd_lcm_right
example : ∀ {k m n : Nat}, k ∣ n → (k ∣ m % n ↔ k ∣ m) := @Nat.dvd_mod_iff
example : ∀ {m n : Nat}, m ∣ n → ∀ (k : Nat), m ∣ k * n := @Nat.dvd_mul_left_of_dvd
example : ∀ {m n : Nat}, m ∣ n → ∀ (k : Nat), m ∣ n * k := @Nat.dvd_mul_right_of_dvd
example : ∀ {n : Nat}, n ∣ (1 : Nat) ↔ n = (1 : Nat) := @Nat.dvd_one
example : ∀ {k m n : Nat}, k ∣ m → k ∣ n → k ∣ m - n := @Nat.dvd_sub
example : ∀ {m n k : Nat}, k ≤ n → m ∣ n → (m ∣ n - k ↔ m ∣ k) := @Nat.dvd_sub_iff_right
example : ∀ {n : Nat}, n ∣ (1 : Nat) → n = (1 : Nat) := @Nat.eq_one_of_dvd_one
example : ∀ {a b : Nat}, a ∣ b → b < a → b = (0 : Nat) := @Nat.eq_zero_of_dvd_of_lt
example : ∀ {m n : Nat}, Nat.gcd m n = (0 : Nat) → m = (0 : Nat) := @Nat.eq_zero_of_gcd_eq_zero_left
example : ∀ {m n : Nat}, Nat.gcd m n = (0 : Nat) → n = (0 : Nat) := @Nat.eq_zero_of_gcd_eq_zero_right
example : ∀ {a : Nat}, (0 : Nat) ∣ a → a = (0 : Nat) := @Nat.eq_zero_of_zero_dvd
example : ∀ {P : Nat → Nat → Prop} (m n : Nat), (∀ (n : Nat), P (0 : Nat) n) → (∀ (m n : Nat), (0 : Nat) < m → P (n % m) m → P m n) → P m n := @Nat.gcd.induction
example : ∀ (m n k : Nat), Nat.gcd (Nat.gcd m n) k = Nat.gcd m (Nat.gcd n k) := @Nat.gcd_assoc
example : ∀ (m n : Nat), Nat.gcd m n = Nat.gcd n m := @Nat.gcd_comm
example : ∀ (m n : Nat), Nat.gcd m n ∣ m ∧ Nat.gcd m n ∣ n := @Nat.gcd_dvd
example : ∀ {m n : Nat}, m ∣ n → Nat.gcd m n = m := @Nat.gcd_eq_left
example : ∀ {m n : Nat}, n ∣ m → Nat.gcd m n = n := @Nat.gcd_eq_right
example : ∀ {i j : Nat}, Nat.gcd i j = (0 : Nat) ↔ i = (0 : Nat) ∧ j = (0 : Nat) := @Nat.gcd_eq_zero_iff
example : ∀ {m : Nat} (n : Nat), (0 : Nat) < m → Nat.gcd m n ≤ m := @Nat.gcd_le_left
example : ∀ {m : Nat} (n : Nat), (0 : Nat) < n → Nat.gcd m n ≤ n := @Nat.gcd_le_right
example : ∀ (m n : Nat), Nat.gcd m n * Nat.lcm m n = m * n := @Nat.gcd_mul_lcm
example : ∀ (m n k : Nat), Nat.gcd (m * n) (m * k) = m * Nat.gcd n k := @Nat.gcd_mul_left
example : ∀ (m n k : Nat), Nat.gcd (m * n) (k * n) = Nat.gcd m k * n := @Nat.gcd_mul_right
example : ∀ (n : Nat), Nat.gcd (1 : Nat) n = (1 : Nat) := @Nat.gcd_one_left
example : ∀ (n : Nat), Nat.gcd n (1 : Nat) = (1 : Nat) := @Nat.gcd_one_right
example : ∀ {m : Nat} (n : Nat), (0 : Nat) < m → (0 : Nat) < Nat.gcd m n := @Nat.gcd_pos_of_pos_left
example : ∀ (m : Nat) {n : Nat}, (0 : Nat) < n → (0 : Nat) < Nat.gcd m n := @Nat.gcd_pos_of_pos_right
example : ∀ (m n : Nat), Nat.gcd m n = Nat.gcd (n % m) m := @Nat.gcd_rec
example : ∀ (n : Nat), Nat.gcd n n = n := @Nat.gcd_self
example : ∀ (x y : Nat), Nat.gcd (Nat.succ x) y = Nat.gcd (y % Nat.succ x) (Nat.succ x) := @Nat.gcd_succ
example : ∀ (y : Nat), Nat.gcd (0 : Nat) y = y := @Nat.gcd_zero_left
example : ∀ (n : Nat), Nat.gcd n (0 : Nat) = n := @Nat.gcd_zero_right
example : (m n : Nat) → Decidable (Nat.Coprime m n) := inferInstance
example : ∀ (m n : Nat), Nat.lcm m n = Nat.lcm n m := @Nat.lcm_comm
example : ∀ {m n k : Nat}, m ∣ k → n ∣ k → Nat.lcm m n ∣ k := @Nat.lcm_dvd
example : ∀ {m n k : Nat}, Nat.lcm m n ∣ k ↔ m ∣ k ∧ n ∣ k := @Nat.lcm_dvd_iff
example : ∀ {m n : Nat}, (0 : Nat) < m → (0 : Nat) < n → (0 : Nat) < Nat.lcm m n := @Nat.lcm_pos
example : ∀ {m : Nat} (n : Nat), (0 : Nat) < m → n ≤ n * m := @Nat.le_mul_of_pos_right
example : ∀ {a b c d : Nat}, a ∣ b → c ∣ d → a * c ∣ b * d := @Nat.mul_dvd_mul
example : ∀ {b c : Nat} (a : Nat), b ∣ c → a * b ∣ a * c := @Nat.mul_dvd_mul_left
example : ∀ {a b : Nat}, a ∣ b → ∀ (c : Nat), a * c ∣ b * c := @Nat.mul_dvd_mul_right
example : ∀ (z x y : Nat), z * x % (z * y) = z * (x % y) := @Nat.mul_mod_mul_left
example : ∀ (z x y : Nat), x * z % (y * z) = x % y * z := @Nat.mul_mod_mul_right
example : ∀ (n : Nat), (1 : Nat) ∣ n := @Nat.one_dvd
example : ∀ {m n : Nat}, m ∣ n → (0 : Nat) < n → (0 : Nat) < m := @Nat.pos_of_dvd_of_pos
example : ∀ {a b : Nat}, a < b → b - (1 : Nat) - a < b := @Nat.sub_one_sub_lt_of_lt
example : ∀ {n : Nat}, (0 : Nat) ∣ n ↔ n = (0 : Nat) := @Nat.zero_dvd

/-! `Init.Data.List.Ends` -/
example : ∀ {α : Type u_3} {s₁ s₂ t₁ t₂ : List α}, s₁ ++ t₁ = s₂ ++ t₂ → List.length s₁ = List.length s₂ → s₁ = s₂ ∧ t₁ = t₂ := @List.append_inj
example : ∀ {α : Type u_4} {s₁ t₁ s₂ t₂ : List α}, s₁ ++ t₁ = s₂ ++ t₂ → List.length s₁ = List.length s₂ → s₁ = s₂ := @List.append_inj_left
example : ∀ {α : Type u_3} {s₁ t₁ s₂ t₂ : List α}, s₁ ++ t₁ = s₂ ++ t₂ → List.length s₁ = List.length s₂ → t₁ = t₂ := @List.append_inj_right
example : ∀ {α : Type u_4} {s₁ s₂ : List α} (t : List α), s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ := @List.append_left_inj
example : ∀ {α : Type u_3} {t₁ t₂ : List α} (s : List α), s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ := @List.append_right_inj
example : ∀ {α : Type u_3} {as : List α} {a : α}, List.concat as a = as ++ [a] := @List.concat_eq_append
example : ∀ {α : Type u_3} {l l' : List α}, l ≠ [] → List.dropLast (l' ++ l) = l' ++ List.dropLast l := @List.dropLast_append_of_ne_nil
example : ∀ {α : Type u_3} {l₁ : List α} {b : α}, List.dropLast (l₁ ++ [b]) = l₁ := @List.dropLast_concat
example : ∀ {α : Type u_3} {l : List α} (h : l ≠ []), List.dropLast l ++ [List.getLast l h] = l := @List.dropLast_concat_getLast
example : ∀ {α : Type u_4} {x y : α} {zs : List α}, List.dropLast (x :: y :: zs) = x :: List.dropLast (y :: zs) := @List.dropLast_cons₂
example : ∀ {α : Type u_3} {l : List α}, List.dropLast l = List.take (List.length l - (1 : Nat)) l := @List.dropLast_eq_take
example : ∀ {α : Type u_1}, @Eq (List α) (@List.dropLast α (@List.nil α)) (@List.nil α) := @List.dropLast_nil
example : ∀ {α : Type u_3} (l : List α), List.dropLast l <+: l := @List.dropLast_prefix
example : ∀ {α : Type u_3} {x : α}, List.dropLast [x] = [] := @List.dropLast_singleton
example : ∀ {α : Type u_3} (l : List α), List.Sublist (List.dropLast l) l := @List.dropLast_sublist
example : ∀ {α : Type u_3} (l : List α), List.dropLast l ⊆ l := @List.dropLast_subset
example : ∀ {α : Type u_3} {l : List α}, List.drop (1 : Nat) l = List.tail l := @List.drop_one
example : ∀ {α : Type u_4} {l : List α} {i : Nat}, List.drop i (List.tail l) = List.drop (i + (1 : Nat)) l := @List.drop_tail
example : ∀ {α : Type u_3} (l : List α), l = [] ∨ ∃ (l' : List α), ∃ (b : α), l = List.concat l' b := @List.eq_nil_or_concat
example : ∀ {α : Type u_4} {n : Nat} {l : List α}, List.length l = n + (1 : Nat) → ∃ (a : α), a ∈ l := @List.exists_mem_of_length_eq_add_one
example : ∀ {α : Type u_3} {l : List α}, (0 : Nat) < List.length l → ∃ (a : α), a ∈ l := @List.exists_mem_of_length_pos
example : ∀ {α : Type u_3} (l : List α), l ≠ [] → ∃ (x : α), x ∈ l := @List.exists_mem_of_ne_nil
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, i < List.length l → (List.reverse l)[i]? = l[List.length l - (1 : Nat) - i]? := @List.getElem?_reverse
example : ∀ {α : Type u_3} {l : List α} {i j : Nat}, i + j + (1 : Nat) = List.length l → (List.reverse l)[i]? = l[j]? := @List.getElem?_reverse'
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, (List.tail l)[i]? = l[i + (1 : Nat)]? := @List.getElem?_tail
example : ∀ {α : Type u_1} {xs : List α} {i : Nat} (h : @LT.lt Nat instLTNat i (@List.length α (@List.dropLast α xs))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.dropLast α xs) i h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) xs i (@Nat.lt_of_lt_of_le i (@List.length α (@List.dropLast α xs)) (@List.length α xs) h (@Eq.mpr (@LE.le Nat instLENat (@List.length α (@List.dropLast α xs)) (@List.length α xs)) (@LE.le Nat instLENat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length α xs)) (@id (@Eq Prop (@LE.le Nat instLENat (@List.length α (@List.dropLast α xs)) (@List.length α xs)) (@LE.le Nat instLENat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length α xs))) (@congrArg Nat Prop (@List.length α (@List.dropLast α xs)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (fun (_a : Nat) => @LE.le Nat instLENat _a (@List.length α xs)) (@List.length_dropLast α xs))) (Nat.sub_le (@List.length α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))))) := @List.getElem_dropLast
example : ∀ {α : Type u_1} {l : List α} {i : Nat} (h : @LT.lt Nat instLTNat i (@List.length α (@List.reverse α l))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.reverse α l) i h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@List.length α l)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i).decLt (@List.length α l)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@List.length α l))) => @List.getElem_reverse._proof_1 α l i (@Eq.mp (@LT.lt Nat instLTNat i (@List.length α (@List.reverse α l))) (@LT.lt Nat instLTNat i (@List.length α l)) (@congrArg Nat Prop (@List.length α (@List.reverse α l)) (@List.length α l) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@List.length_reverse α l)) h) a)) := @List.getElem_reverse
example : ∀ {α : Type u_1} {l : List α} {i : Nat} (h : @LT.lt Nat instLTNat i (@List.length α (@List.tail α l))), @Eq α (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) (@List.tail α l) i h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) i (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Nat.add_lt_of_lt_sub i (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))) (@List.length α l) (@Eq.mpr (@LT.lt Nat instLTNat i (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) (@LT.lt Nat instLTNat i (@List.length α (@List.tail α l))) (@id (@Eq Prop (@LT.lt Nat instLTNat i (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) (@LT.lt Nat instLTNat i (@List.length α (@List.tail α l)))) (@congrArg Nat Prop (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length α (@List.tail α l)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Eq.symm Nat (@List.length α (@List.tail α l)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@List.length_tail α l)))) h))) := @List.getElem_tail
example : ∀ {α : Type u_3} {l l' : List α}, List.getLast? (l ++ l') = Option.or (List.getLast? l') (List.getLast? l) := @List.getLast?_append
example : ∀ {α : Type u_3} {l : List α} {a : α}, List.getLast? (a :: l) = some (Option.getD (List.getLast? l) a) := @List.getLast?_cons
example : ∀ {α : Type u_3} {a b : α} {l : List α}, List.getLast? (a :: b :: l) = List.getLast? (b :: l) := @List.getLast?_cons_cons
example : ∀ {α : Type u_3} {l : List α}, List.getLast? l = l[List.length l - (1 : Nat)]? := @List.getLast?_eq_getElem?
example : ∀ {α : Type u_3} {xs : List α}, List.getLast? xs = none ↔ xs = [] := @List.getLast?_eq_none_iff
example : ∀ {α : Type u_4} {l : List α} (h : l ≠ []), List.getLast? l = some (List.getLast l h) := @List.getLast?_eq_some_getLast
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.getLast? (List.map f l) = Option.map f (List.getLast? l) := @List.getLast?_map
example : ∀ {α : Type u_4} {l : List α}, List.getLast? (List.reverse l) = List.head? l := @List.getLast?_reverse
example : ∀ {α : Type u_3} {a : α}, List.getLast? [a] = some a := @List.getLast?_singleton
example : ∀ {α : Type u_3} {l' l : List α} (h₁ : l ++ l' ≠ []) (h₂ : l' ≠ []), List.getLast (l ++ l') h₁ = List.getLast l' h₂ := @List.getLast_append_of_ne_nil
example : ∀ {α : Type u_1} {l : List α} (h : @Ne (List α) l (@List.nil α)), @Eq α (@List.getLast α l h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@List.length α l) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (@Nat.sub_one_lt_of_lt (@List.length α l) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) (@Iff.mpr (@LT.lt Nat instLTNat (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) (@List.length α l)) (@Ne (List α) l (@List.nil α)) (@List.length_pos_iff α l) h))) := @List.getLast_eq_getElem
example : ∀ {α : Type u_3} {l : List α} (h : l ≠ []), List.getLast l h ∈ l := @List.getLast_mem
example : ∀ {α : Type u_3} {l' l : List α}, List.head? (l ++ l') = Option.or (List.head? l) (List.head? l') := @List.head?_append
example : ∀ {α : Type u_4} {l : List α}, List.head? l = l[(0 : Nat)]? := @List.head?_eq_getElem?
example : ∀ {α : Type u_3} {l : List α}, List.head? l = none ↔ l = [] := @List.head?_eq_none_iff
example : ∀ {α : Type u_4} {l : List α} (h : l ≠ []), List.head? l = some (List.head l h) := @List.head?_eq_some_head
example : ∀ {α : Type u_3} {xs : List α} {a : α}, List.head? xs = some a ↔ ∃ (ys : List α), xs = a :: ys := @List.head?_eq_some_iff
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.head? (List.map f l) = Option.map f (List.head? l) := @List.head?_map
example : ∀ {α : Type u_3} {l : List α}, List.head? (List.reverse l) = List.getLast? l := @List.head?_reverse
example : ∀ {α : Type u_3} {l' l : List α} {w₁ : l ++ l' ≠ []} (w₂ : l ≠ []), List.head (l ++ l') w₁ = List.head l w₂ := @List.head_append_of_ne_nil
example : ∀ {α : Type u_1} {l : List α} (h : @Ne (List α) l (@List.nil α)), @Eq α (@List.head α l h) (@getElem (List α) Nat α (fun (as : List α) (i : Nat) => @LT.lt Nat instLTNat i (@List.length α as)) (@List.instGetElemNatLtLength α) l (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) (@Iff.mpr (@LT.lt Nat instLTNat (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) (@List.length α l)) (@Ne (List α) l (@List.nil α)) (@List.length_pos_iff α l) h)) := @List.head_eq_getElem
example : ∀ {α : Type u_4} {l : List α} (h : l ≠ []), List.head l h ∈ l := @List.head_mem
example : {α : Type u_3} → List α → List (List α) → List α := @List.intercalate
example : ∀ {α : Type u_4} {as : List α} {a : α}, List.length (List.concat as a) = List.length as + (1 : Nat) := @List.length_concat
example : ∀ {α : Type u_3} {xs : List α}, List.length (List.dropLast xs) = List.length xs - (1 : Nat) := @List.length_dropLast
example : ∀ {α : Type u_3} {l : List α}, List.length l = (1 : Nat) ↔ ∃ (a : α), l = [a] := @List.length_eq_one_iff
example : ∀ {α : Type u_3} {a : α}, List.length [a] = (1 : Nat) := @List.length_singleton
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.map f (List.dropLast l) = List.dropLast (List.map f l) := @List.map_dropLast
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α}, List.map f (List.tail l) = List.tail (List.map f l) := @List.map_tail
example : ∀ {α : Type u_4} {a : α} {l : List α}, a ∈ List.dropLast l → a ∈ l := @List.mem_of_mem_dropLast
example : ∀ {α : Type u_3} {x : α} {l : List α}, [x] ++ l = x :: l := @List.singleton_append
example : ∀ {α : Type u_4} {xs ys : List α}, xs ≠ [] → List.tail (xs ++ ys) = List.tail xs ++ ys := @List.tail_append_of_ne_nil

/-! `Init.Data.List.Pairwise` -/
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {l : List α} (a : α), List.Nodup l → List.Nodup (List.erase l a) := @List.Nodup.erase
example : ∀ {α : Type u_3} {b : α} [inst : BEq α] [LawfulBEq α] {l : List α} {a : α}, List.Nodup l → (a ∈ List.erase l b ↔ a ≠ b ∧ a ∈ l) := @List.Nodup.mem_erase_iff
example : ∀ {α : Type u_3} {l : List α} [inst : BEq α] [LawfulBEq α] {a : α}, List.Nodup l → ¬a ∈ List.erase l a := @List.Nodup.not_mem_erase
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Nodup l₂ → List.Nodup l₁ := @List.Nodup.sublist
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α} {S : α → α → Prop}, List.Pairwise R l → List.Pairwise S l → List.Pairwise (fun (a b : α) => R a b ∧ S a b) l := @List.Pairwise.and
example : ∀ {α : Type u_4} {R : α → α → Prop} {l : List α} {i : Nat}, List.Pairwise R l → List.Pairwise R (List.drop i l) := @List.Pairwise.drop
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α} (p : α → Bool), List.Pairwise R l → List.Pairwise R (List.filter p l) := @List.Pairwise.filter
example : ∀ {α : Type u_4} {R S : α → α → Prop}, (∀ (a b : α), R a b ↔ S a b) → ∀ {l : List α}, List.Pairwise R l ↔ List.Pairwise S l := @List.Pairwise.iff
example : ∀ {α : Type u_3} {R S : α → α → Prop} {l : List α}, (∀ {a b : α}, a ∈ l → b ∈ l → (R a b ↔ S a b)) → (List.Pairwise R l ↔ List.Pairwise S l) := @List.Pairwise.iff_of_mem
example : ∀ {α : Type u_3} {l : List α} {R S : α → α → Prop}, (∀ {a b : α}, a ∈ l → b ∈ l → R a b → S a b) → List.Pairwise R l → List.Pairwise S l := @List.Pairwise.imp_of_mem
example : ∀ {α : Type u_3} {β : Type u_4} {R : α → α → Prop} {l : List α} {S : β → β → Prop} (f : α → β), (∀ (a b : α), R a b → S (f a) (f b)) → List.Pairwise R l → List.Pairwise S (List.map f l) := @List.Pairwise.map
example : ∀ {α : Type u_3} {a : α} {l : List α} {R : α → α → Prop}, List.Pairwise R (a :: l) → List.Pairwise R l := @List.Pairwise.of_cons
example : ∀ {α : Type u_3} {β : Type u_4} {R : α → α → Prop} {l : List α} {S : β → β → Prop} (f : α → β), (∀ (a b : α), S (f a) (f b) → R a b) → List.Pairwise S (List.map f l) → List.Pairwise R l := @List.Pairwise.of_map
example : ∀ {α : Type u_4} {R : α → α → Prop} {x y : α} {l₁ l₂ : List α}, List.Pairwise R (l₁ ++ l₂) → x ∈ l₁ → y ∈ l₂ → R x y := @List.Pairwise.rel_of_mem_append
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {R : α → α → Prop}, List.Sublist l₁ l₂ → List.Pairwise R l₂ → List.Pairwise R l₁ := @List.Pairwise.sublist
example : ∀ {α : Type u_4} {R : α → α → Prop} {l : List α}, List.Pairwise R l → List.Pairwise R (List.tail l) := @List.Pairwise.tail
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α} {i : Nat}, List.Pairwise R l → List.Pairwise R (List.take i l) := @List.Pairwise.take
example : ∀ {α : Type u_3} {l : List α}, List.Perm l [] → l = [] := @List.Perm.eq_nil
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β → β}, (∀ (a b : α) (c : β), f a (f b c) = f b (f a c)) → ∀ {l₁ l₂ : List α}, List.Perm l₁ l₂ → ∀ (init : β), List.foldr f init l₁ = List.foldr f init l₂ := @List.Perm.foldr_eq
example : ∀ {α : Type u_3} {l l' : List α}, List.Perm l l' → List.Nodup l → List.Nodup l' := @List.Perm.nodup
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, l₁ = l₂ → List.Perm l₁ l₂ := @List.Perm.of_eq
example : ∀ {α : Type u_4} {R : α → α → Prop} {l l' : List α}, List.Pairwise R l → List.Perm l l' → (∀ {x y : α}, R x y → R y x) → List.Pairwise R l' := @List.Perm.pairwise
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Sublist l₁ l₂ → List.Nodup l₂ → List.Nodup l₁ := @List.Sublist.nodup
example : ∀ {α : Type u_4} (p : α → Bool) (l : List α), List.Perm (List.filter p l ++ List.filter (fun (x : α) => !p x) l) l := @List.filter_append_perm
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.Nodup (l₁ ++ l₂) ↔ List.Nodup l₁ ∧ List.Nodup l₂ ∧ ∀ (a : α), a ∈ l₁ → ∀ (b : α), b ∈ l₂ → a ≠ b := @List.nodup_append
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {l : List α}, List.Nodup l ↔ ∀ (a : α), List.count a l ≤ (1 : Nat) := @List.nodup_iff_count
example : ∀ {α : Type u_3} {l : List α}, List.Nodup l ↔ List.Pairwise (fun (x1 x2 : α) => x1 ≠ x2) l := @List.nodup_iff_pairwise_ne
example : ∀ {n : Nat}, List.Nodup (List.range n) := @List.nodup_range
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α} {S : α → α → Prop}, List.Pairwise (fun (a b : α) => R a b ∧ S a b) l ↔ List.Pairwise R l ∧ List.Pairwise S l := @List.pairwise_and_iff
example : ∀ {α : Type u_4} {R : α → α → Prop} {l₁ l₂ : List α}, List.Pairwise R (l₁ ++ l₂) ↔ List.Pairwise R l₁ ∧ List.Pairwise R l₂ ∧ ∀ (a : α), a ∈ l₁ → ∀ (b : α), b ∈ l₂ → R a b := @List.pairwise_append
example : ∀ {α : Type u_3} {R : α → α → Prop}, (∀ {x y : α}, R x y → R y x) → ∀ {l₁ l₂ : List α}, List.Pairwise R (l₁ ++ l₂) ↔ List.Pairwise R (l₂ ++ l₁) := @List.pairwise_append_comm
example : ∀ {α : Type u_4} {R : α → α → Prop} {p : α → Bool} {l : List α}, List.Pairwise R (List.filter p l) ↔ List.Pairwise (fun (x y : α) => p x = true → p y = true → R x y) l := @List.pairwise_filter
example : ∀ {α : Type u_3} {l : List α} {R : α → α → Prop}, List.Pairwise R l ↔ ∀ {a b : α}, List.Sublist [a, b] l → R a b := @List.pairwise_iff_forall_sublist
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α}, List.Pairwise R l ↔ ∀ (i j : Fin (List.length l)), i < j → R (List.get l i) (List.get l j) := @List.pairwise_iff_get
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α}, List.Pairwise R l ↔ ∀ (i j : Nat) (_hi : i < List.length l) (_hj : j < List.length l), i < j → R l[i] l[j] := @List.pairwise_iff_getElem
example : ∀ {n : Nat}, List.Pairwise (fun (x1 x2 : Nat) => x1 ≤ x2) (List.range n) := @List.pairwise_le_range
example : ∀ {n : Nat}, List.Pairwise (fun (x1 x2 : Nat) => x1 < x2) (List.range n) := @List.pairwise_lt_range
example : ∀ {α : Type u_4} {α_1 : Type u_5} {f : α → α_1} {R : α_1 → α_1 → Prop} {l : List α}, List.Pairwise R (List.map f l) ↔ List.Pairwise (fun (a b : α) => R (f a) (f b)) l := @List.pairwise_map
example : ∀ {α : Type u_3} {R : α → α → Prop}, (∀ {x y : α}, R x y → R y x) → ∀ {a : α} {l₁ l₂ : List α}, List.Pairwise R (l₁ ++ a :: l₂) ↔ List.Pairwise R (a :: (l₁ ++ l₂)) := @List.pairwise_middle
example : ∀ {α : Type u_4} {R : α → α → Prop} {l : List α}, (∀ (x y : α), R x y) → List.Pairwise R l := @List.pairwise_of_forall
example : ∀ {α : Type u_3} {l : List α} {r : α → α → Prop}, (∀ (a : α), a ∈ l → ∀ (b : α), b ∈ l → r a b) → List.Pairwise r l := @List.pairwise_of_forall_mem_list
example : ∀ {α : Type u_3} {R : α → α → Prop} {a b : α}, List.Pairwise R [a, b] ↔ R a b := @List.pairwise_pair
example : ∀ {α : Type u_3} {R : α → α → Prop} {l : List α}, List.Pairwise R (List.reverse l) ↔ List.Pairwise (fun (a b : α) => R b a) l := @List.pairwise_reverse
example : ∀ {α : Type u_3} (R : α → α → Prop) (a : α), List.Pairwise R [a] := @List.pairwise_singleton
example : ∀ {α : Type u_3} {l l₁ l₂ : List α} (a : α), List.Perm l (l₁ ++ l₂) → List.Perm (a :: l) (l₁ ++ a :: l₂) := @List.perm_cons_append_cons
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.Nodup l₁ → List.Nodup l₂ → (List.Perm l₁ l₂ ↔ ∀ (a : α), a ∈ l₁ ↔ a ∈ l₂) := @List.perm_ext_iff_of_nodup
example : ∀ {α : Type u_3} (x : α) (l : List α) {i : Nat}, i ≤ List.length l → List.Perm (List.insertIdx l i x) (x :: l) := @List.perm_insertIdx
example : ∀ {α : Type u_4} {a : α} {l : List α} {R : α → α → Prop}, List.Pairwise R (a :: l) → ∀ {a' : α}, a' ∈ l → R a a' := @List.rel_of_pairwise_cons

/-! `Init.Data.String.Iterator` -/
example : Char → Nat := @Char.utf8Size
example : ∀ (c : Char), (0 : Nat) < Char.utf8Size c := @Char.utf8Size_pos
example : Type := @String.Iterator
example : Type := @String.Legacy.Iterator
example : String.Legacy.Iterator → Bool := @String.Legacy.Iterator.atEnd
example : String.Legacy.Iterator → Char := @String.Legacy.Iterator.curr
example : String.Legacy.Iterator → Bool := @String.Legacy.Iterator.hasNext
example : String.Legacy.Iterator → String.Pos.Raw := @String.Legacy.Iterator.i
example : SizeOf String.Legacy.Iterator := inferInstance
example : String → String.Pos.Raw → String.Legacy.Iterator := @String.Legacy.Iterator.mk
example : String.Legacy.Iterator → String.Legacy.Iterator := @String.Legacy.Iterator.next
example : String.Legacy.Iterator → String := @String.Legacy.Iterator.s
example : ∀ {it : String.Legacy.Iterator}, ¬String.Legacy.Iterator.atEnd it = true → sizeOf (String.Legacy.Iterator.next it) < sizeOf it := @String.Legacy.Iterator.sizeOf_next_lt_of_atEnd
example : ∀ {it : String.Legacy.Iterator}, String.Legacy.Iterator.hasNext it = true → sizeOf (String.Legacy.Iterator.next it) < sizeOf it := @String.Legacy.Iterator.sizeOf_next_lt_of_hasNext
example : DecidableEq String.Legacy.Iterator := inferInstance
example : (x x_1 : String.Legacy.Iterator) → Decidable (x = x_1) := @String.Legacy.instDecidableEqIterator.decEq
example : Inhabited String.Legacy.Iterator := inferInstance
example : String.Legacy.Iterator := @String.Legacy.instInhabitedIterator.default
example : Type := @String.Pos.Raw
example : String.Pos.Raw → Nat := @String.Pos.Raw.byteIdx
example : String → String.Pos.Raw → Char := @String.Pos.Raw.get
example : Nat → String.Pos.Raw := @String.Pos.Raw.mk
example : DecidableEq String.Pos.Raw := inferInstance
example : (x x_1 : String.Pos.Raw) → Decidable (x = x_1) := @String.Pos.instDecidableEqRaw.decEq
example : Inhabited String.Pos.Raw := inferInstance
example : String.Pos.Raw := @String.Pos.instInhabitedRaw.default
example : String → Nat := @String.utf8ByteSize

/-! `Init.Data.BEq` -/
example : ∀ {α : Type u_3} [inst : BEq α] [PartialEquivBEq α] {a b : α}, (a == b) = (b == a) := @BEq.comm
example : ∀ {α : Type u_3} [inst : BEq α] [PartialEquivBEq α] {a b c : α}, (a == b) = true → (a == c) = (b == c) := @BEq.congr_left
example : ∀ {α : Type u_4} [inst : BEq α] [PartialEquivBEq α] {a b c : α}, (b == c) = true → (a == b) = (a == c) := @BEq.congr_right
example : ∀ {α : Type u_3} [inst : BEq α] [PartialEquivBEq α] {a b : α}, (a == b) = true → (b == a) = true := @BEq.symm
example : ∀ {α : Type u_4} [inst : BEq α] [PartialEquivBEq α] {a b c : α}, (a == b) = true → (b == c) = true → (a == c) = true := @BEq.trans
example : (α : Type u_3) → [BEq α] → Prop := @EquivBEq
example : ∀ {α : Type u_3} [inst : BEq α] [toPartialEquivBEq : PartialEquivBEq α] [toReflBEq : ReflBEq α], EquivBEq α := @EquivBEq.mk
example : ∀ {α : Type u_3} {inst : BEq α} [self : EquivBEq α], PartialEquivBEq α := @EquivBEq.toPartialEquivBEq
example : ∀ {α : Type u_3} {inst : BEq α} [self : EquivBEq α], ReflBEq α := @EquivBEq.toReflBEq
example : (α : Type u_3) → [BEq α] → [Hashable α] → Prop := @LawfulHashable
example : ∀ {α : Type u_4} {inst : BEq α} {inst_1 : Hashable α} [self : LawfulHashable α] (a b : α), (a == b) = true → hash a = hash b := @LawfulHashable.hash_eq
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α], (∀ (a b : α), (a == b) = true → hash a = hash b) → LawfulHashable α := @LawfulHashable.mk
example : (α : Type u_4) → [BEq α] → Prop := @PartialEquivBEq
example : ∀ {α : Type u_3} [inst : BEq α], (∀ {a b : α}, (a == b) = true → (b == a) = true) → (∀ {a b c : α}, (a == b) = true → (b == c) = true → (a == c) = true) → PartialEquivBEq α := @PartialEquivBEq.mk
example : ∀ {α : Type u_3} {inst : BEq α} [self : PartialEquivBEq α] {a b : α}, (a == b) = true → (b == a) = true := @PartialEquivBEq.symm
example : ∀ {α : Type u_3} {inst : BEq α} [self : PartialEquivBEq α] {a b c : α}, (a == b) = true → (b == c) = true → (a == c) = true := @PartialEquivBEq.trans
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] [LawfulHashable α] {a b : α}, (a == b) = true → hash a = hash b := @hash_eq
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α], EquivBEq α := inferInstance
example : {α : Type u_4} → [Hashable α] → Hashable (Array α) := inferInstance
example : Hashable Char := inferInstance
example : {n : Nat} → Hashable (Fin n) := inferInstance
example : Hashable Int := inferInstance
example : {α : Type u_3} → [Hashable α] → Hashable (List α) := inferInstance
example : {α : Type u_3} → [Hashable α] → Hashable (Option α) := inferInstance
example : Hashable PUnit := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [Hashable α] → [Hashable β] → Hashable (α × β) := inferInstance
example : Hashable UInt16 := inferInstance
example : Hashable UInt32 := inferInstance
example : Hashable UInt64 := inferInstance
example : Hashable UInt8 := inferInstance
example : Hashable Unit := inferInstance
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] [LawfulBEq α], LawfulHashable α := inferInstance

/-! `Init.Data.BitVec.Bits` -/
example : (n : Nat) → BitVec n := @BitVec.allOnes
example : {n : Nat} → BitVec n → Fin n → Bool := @BitVec.getLsb
example : {n : Nat} → BitVec n → Nat → Option Bool := @BitVec.getLsb?
example : {n : Nat} → BitVec n → Nat → Bool := @BitVec.getLsbD
example : {n : Nat} → BitVec n → Fin n → Bool := @BitVec.getMsb
example : {n : Nat} → BitVec n → Nat → Bool := @BitVec.getMsbD
example : {n : Nat} → Complement (BitVec n) := inferInstance
example : {n : Nat} → GetElem (BitVec n) Nat Bool fun (x : BitVec n) (i : Nat) => i < n := inferInstance
example : {n m : Nat} → HShiftLeft (BitVec m) (BitVec n) (BitVec m) := inferInstance
example : {n : Nat} → HShiftLeft (BitVec n) Nat (BitVec n) := inferInstance
example : {n m : Nat} → HShiftRight (BitVec m) (BitVec n) (BitVec m) := inferInstance
example : {n : Nat} → HShiftRight (BitVec n) Nat (BitVec n) := inferInstance
example : {n : Nat} → Neg (BitVec n) := inferInstance
example : {n : Nat} → BitVec n → BitVec n := @BitVec.neg
example : {n : Nat} → BitVec n → BitVec n := @BitVec.not
example : {w : Nat} → (v : Nat) → BitVec w → BitVec v := @BitVec.setWidth
example : {n : Nat} → BitVec n → Nat → BitVec n := @BitVec.shiftLeft
example : {w : Nat} → (v : Nat) → BitVec w → BitVec v := @BitVec.truncate
example : {n : Nat} → BitVec n → Nat → BitVec n := @BitVec.ushiftRight
example : (n : Nat) → BitVec n := @BitVec.zero
example : {w : Nat} → (v : Nat) → BitVec w → BitVec v := @BitVec.zeroExtend
example : Complement UInt16 := inferInstance
example : Complement UInt32 := inferInstance
example : Complement UInt64 := inferInstance
example : Complement UInt8 := inferInstance

/-! `Init.Data.Char` -/
example : ∀ {a b : Char}, Char.val a = Char.val b → a = b := @Char.ext
example : ∀ {a b : Char}, a ≤ b ↔ Char.val a ≤ Char.val b := @Char.le_def
example : ∀ {a b : Char}, a < b → ¬b < a := @Char.lt_asymm
example : ∀ {a b : Char}, a < b ↔ Char.val a < Char.val b := @Char.lt_def
example : ∀ {a b c : Char}, a < b → b < c → a < c := @Char.lt_trans
example : ∀ {a b : Char}, a < b → a ≠ b := @Char.ne_of_lt
example : ∀ (c : Char), UInt32.toNat (Char.val c) = Char.toNat c := @Char.toNat_val

/-! `Init.Data.Float` -/
example : Int → Float := @Int.toFloat
example : Type u_3 → Type u_3 := @OfScientific
example : {α : Type u_4} → (Nat → Bool → Nat → α) → OfScientific α := @OfScientific.mk
example : {α : Type u_3} → [self : OfScientific α] → Nat → Bool → Nat → α := @OfScientific.ofScientific

/-! `Init.Data.Array.Literal` -/
example : ∀ {α : Type u_4} {n : Nat} (xs ys : Array α) (hsz₁ : Array.size xs = n) (hsz₂ : Array.size ys = n), (∀ (i : Nat) (hi : i < n), Array.getLit xs i hsz₁ hi = Array.getLit ys i hsz₂ hi) → xs = ys := @Array.extLit
example : {α : Type u_3} → {n : Nat} → (xs : Array α) → (i : Nat) → Array.size xs = n → i < n → α := @Array.getLit
example : {α : Type u_3} → (xs : Array α) → (n : Nat) → Array.size xs = n → Array α := @Array.toArrayLit
example : ∀ {α : Type u_3} (xs : Array α) (n : Nat) (hsz : Array.size xs = n), xs = Array.toArrayLit xs n hsz := @Array.toArrayLit_eq
example : {α : Type u_3} → (xs : Array α) → (n : Nat) → Array.size xs = n → (i : Nat) → i ≤ Array.size xs → List α → List α := @Array.toListLitAux

/-! `Init.Data.ForInMembership` -/
example : (Type u_5 → Type u_6) → (ρ : Type u_3) → (α : outParam (Type u_4)) → outParam (Membership α ρ) → Type (max (max (max u_3 (u_5 + 1)) u_6) u_4) := @ForIn'
example : {m : Type u_6 → Type u_7} → {ρ : Type u_4} → {α : outParam (Type u_5)} → {d : outParam (Membership α ρ)} → [self : ForIn' m ρ α d] → {β : Type u_6} → (x : ρ) → β → ((a : α) → a ∈ x → β → m (ForInStep β)) → m β := @ForIn'.forIn'
example : {m : Type u_5 → Type u_6} → {ρ : Type u_3} → {α : outParam (Type u_4)} → {d : outParam (Membership α ρ)} → ({β : Type u_5} → (x : ρ) → β → ((a : α) → a ∈ x → β → m (ForInStep β)) → m β) → ForIn' m ρ α d := @ForIn'.mk
example : ∀ {i : Nat} {r : Std.Legacy.Range}, i ∈ r → Std.Legacy.Range.start r ≤ i := @Membership.mem.lower
example : ∀ {i : Nat} {r : Std.Legacy.Range}, i ∈ r → i < Std.Legacy.Range.stop r := @Membership.mem.upper
example : ∀ {r : Std.Legacy.Range} {a : Nat}, a ∈ Std.Legacy.Range.toList r → a ∈ r := @Std.Legacy.Range.mem_of_mem_toList
example : {m : Type u_4 → Type u_5} → [Monad m] → {α : Type u_3} → ForIn' m (Array α) α inferInstance := inferInstance
example : {m : Type u_4 → Type u_5} → [Monad m] → {α : Type u_3} → ForIn' m (List α) α inferInstance := inferInstance
example : {m : Type → Type u_3} → [Monad m] → ForIn' m Std.Legacy.Range Nat inferInstance := inferInstance
example : Membership Nat Std.Legacy.Range := inferInstance

/-! `Init.Data.Subarray` -/
example : {α : Type u_3} → Coe (Subarray α) (Array α) := inferInstance

/-! `Init.Data.Int.DivMod` -/
example : ∀ (a b n : Int), (a + b) % n = (a % n + b % n) % n := @Int.add_emod
example : ∀ (a b : Int), (a + b) % a = b % a := @Int.add_emod_left
example : ∀ (a b : Int), (a + b) % b = a % b := @Int.add_emod_right
example : ∀ (a : Int) {b : Int} (c : Int), b ≠ (0 : Int) → (a + b * c) / b = a / b + c := @Int.add_mul_ediv_left
example : ∀ (a b : Int) {c : Int}, c ≠ (0 : Int) → (a + b * c) / c = a / c + b := @Int.add_mul_ediv_right
example : ∀ (a b c : Int), (a + b * c) % b = a % b := @Int.add_mul_emod_self_left
example : ∀ (a b c : Int), (a + b * c) % c = a % c := @Int.add_mul_emod_self_right
example : ∀ {a b : Int}, a ∣ b ↔ b % a = (0 : Int) := @Int.dvd_iff_emod_eq_zero
example : ∀ (a b : Int), a ∣ b * a := @Int.dvd_mul_left
example : ∀ (a b : Int), a ∣ a * b := @Int.dvd_mul_right
example : ∀ {a b : Int}, a ∣ -b ↔ a ∣ b := @Int.dvd_neg
example : ∀ (a : Int), a ∣ a := @Int.dvd_refl
example : ∀ {a b c : Int}, a ∣ b → a ∣ c → a ∣ b - c := @Int.dvd_sub
example : ∀ {a b c : Int}, a ∣ b → b ∣ c → a ∣ c := @Int.dvd_trans
example : ∀ (a : Int), a ∣ (0 : Int) := @Int.dvd_zero
example : ∀ (a b : Int), b * (a / b) + a % b = a := @Int.ediv_add_emod
example : ∀ {a b : Int}, (0 : Int) ≤ a → a < b → a / b = (0 : Int) := @Int.ediv_eq_zero_of_lt
example : ∀ {a : Int} (b : Int), (0 : Int) ≤ a → a / b ≤ a := @Int.ediv_le_self
example : ∀ {a b : Int}, b ∣ a → a / b * b = a := @Int.ediv_mul_cancel
example : ∀ {a b : Int}, a % b = (0 : Int) → a / b * b = a := @Int.ediv_mul_cancel_of_emod_eq_zero
example : ∀ {a b : Int}, (0 : Int) ≤ a → (0 : Int) ≤ b → (0 : Int) ≤ a / b := @Int.ediv_nonneg
example : ∀ (a : Int), a / (1 : Int) = a := @Int.ediv_one
example : ∀ {a : Int}, a ≠ (0 : Int) → a / a = (1 : Int) := @Int.ediv_self
example : ∀ (a b : Int), a % b + b * (a / b) = a := @Int.emod_add_ediv
example : ∀ (a b : Int), a % b % b = a % b := @Int.emod_emod
example : ∀ (n : Int) {m k : Int}, m ∣ k → n % k % m = n % m := @Int.emod_emod_of_dvd
example : ∀ {a b : Int}, (0 : Int) ≤ a → a < b → a % b = a := @Int.emod_eq_of_lt
example : ∀ (a : Int) {b : Int}, (0 : Int) < b → (0 : Int) ≤ a % b := @Int.emod_nonneg_of_pos
example : ∀ (a : Int), a % (1 : Int) = (0 : Int) := @Int.emod_one
example : ∀ {a : Int}, a % a = (0 : Int) := @Int.emod_self
example : ∀ (x : Int), x % (2 : Int) = (0 : Int) ∨ x % (2 : Int) = (1 : Int) := @Int.emod_two_eq
example : ∀ (a : Int), a % (0 : Int) = a := @Int.emod_zero
example : ∀ {a b : Int}, (0 : Int) < b → a ∣ b → a ≤ b := @Int.le_of_dvd
example : ∀ {a b : Int}, a ∣ b → a * (b / a) = b := @Int.mul_ediv_cancel'
example : ∀ (a b n : Int), a * b % n = a % n * (b % n) % n := @Int.mul_emod
example : ∀ {m n : Nat}, Iff (@Dvd.dvd Int Int.instDvd (@Nat.cast Int instNatCastInt m) (@Nat.cast Int instNatCastInt n)) (@Dvd.dvd Nat Nat.instDvd m n) := @Int.natCast_dvd_natCast
example : ∀ (b n : Nat), @Eq Int (@Nat.cast Int instNatCastInt (@HPow.hPow Nat Nat Nat (@instHPow Nat Nat (@instPowNat Nat instNatPowNat)) b n)) (@HPow.hPow Int Nat Int (@instHPow Int Nat (@instPowNat Int Int.instNatPow)) (@Nat.cast Int instNatCastInt b) n) := @Int.natCast_pow
example : ∀ (a : Int), (1 : Int) ∣ a := @Int.one_dvd
example : ∀ (n : Nat), (1 : Int) ^ n = (1 : Int) := @Int.one_pow
example : ∀ (a : Int) (m n : Nat), a ^ (m + n) = a ^ m * a ^ n := @Int.pow_add
example : ∀ {n : Int} {m : Nat}, (0 : Int) ≤ n → (0 : Int) ≤ n ^ m := @Int.pow_nonneg
example : ∀ (b : Int), b ^ (1 : Nat) = b := @Int.pow_one
example : ∀ {n : Int} {m : Nat}, (0 : Int) < n → (0 : Int) < n ^ m := @Int.pow_pos
example : ∀ (b : Int), b ^ (2 : Nat) = b * b := @Int.pow_two
example : ∀ {a : Int}, a < (0 : Int) → Int.sign a = (-1 : Int) := @Int.sign_eq_neg_one_of_neg
example : ∀ {a : Int}, (0 : Int) < a → Int.sign a = (1 : Int) := @Int.sign_eq_one_of_pos
example : Int.sign (0 : Int) = (0 : Int) := @Int.sign_zero
example : ∀ (a b n : Int), (a - b) % n = (a % n - b % n) % n := @Int.sub_emod
example : ∀ (b : Int), (0 : Int) / b = (0 : Int) := @Int.zero_ediv
example : ∀ (b : Int), (0 : Int) % b = (0 : Int) := @Int.zero_emod

/-! `Init.Data.List.Sum` -/
example : ∀ {l₁ l₂ : List Int}, List.sum (l₁ ++ l₂) = List.sum l₁ + List.sum l₂ := @List.sum_append_int
example : ∀ {xs : List Int}, List.sum xs = List.foldl (fun (x1 x2 : Int) => x1 + x2) (0 : Int) xs := @List.sum_eq_foldl_int
example : ∀ {xs : List Nat}, List.sum xs = List.foldl (fun (x1 x2 : Nat) => x1 + x2) (0 : Nat) xs := @List.sum_eq_foldl_nat
example : ∀ {α : Type u_3} [inst : Add α] [inst_1 : Zero α] {l : List α}, List.sum l = List.foldr (fun (x1 x2 : α) => x1 + x2) (0 : α) l := @List.sum_eq_foldr
example : ∀ {n a : Nat}, List.sum (List.replicate n a) = n * a := @List.sum_replicate_nat
example : ∀ (xs : List Int), List.sum (List.reverse xs) = List.sum xs := @List.sum_reverse_int
example : ∀ (xs : List Nat), List.sum (List.reverse xs) = List.sum xs := @List.sum_reverse_nat

/-! `Init.Data.Int.Gcd` -/
example : Int → Int → Nat := @Int.gcd
example : ∀ (a b : Int), Int.gcd a b = Int.gcd b a := @Int.gcd_comm
example : ∀ (a b : Int), ↑(Int.gcd a b) ∣ a := @Int.gcd_dvd_left
example : ∀ (a b : Int), ↑(Int.gcd a b) ∣ b := @Int.gcd_dvd_right
example : Int → Int → Nat := @Int.lcm

/-! `Init.Data.Nat.Power` -/
example : ∀ (x y : Nat) {z : Nat}, (0 : Nat) < z → (x + y * z) / z = x / z + y := @Nat.add_mul_div_right
example : ∀ (x y z : Nat), (x + y * z) % z = x % z := @Nat.add_mul_mod_self_right
example : ∀ (n : Nat), n + n ≠ (1 : Nat) := @Nat.add_self_ne_one
example : ∀ {a b : Nat} (c : Nat), a ≤ b → a / c ≤ b / c := @Nat.div_le_div_right
example : ∀ {m n k : Nat}, m ≤ k * n → m / k ≤ n := @Nat.div_le_of_le_mul
example : ∀ {k x y : Nat}, (0 : Nat) < k → (x / k < y ↔ x < y * k) := @Nat.div_lt_iff_lt_mul
example : ∀ (m n : Nat), m / n * n ≤ m := @Nat.div_mul_le_self
example : ∀ {b a : Nat}, b ≤ a → (0 : Nat) < b → (0 : Nat) < a / b := @Nat.div_pos
example : ∀ {n : Nat} (m : Nat), (0 : Nat) < n → m ≤ n * m := @Nat.le_mul_of_pos_left
example : ∀ {b : Nat} (a : Nat), (0 : Nat) < b → a < b * (a / b + (1 : Nat)) := @Nat.lt_mul_div_succ
example : ∀ {n a : Nat}, (1 : Nat) < a → n < a ^ n := @Nat.lt_pow_self
example : ∀ {n : Nat}, n < (2 : Nat) ^ n := @Nat.lt_two_pow_self
example : ∀ (a b c : Nat), max (max a b) c = max a (max b c) := @Nat.max_assoc
example : ∀ (a b c : Nat), min (min a b) c = min a (min b c) := @Nat.min_assoc
example : ∀ {a b c : Nat}, (0 : Nat) < a → (a * b ≤ a * c ↔ b ≤ c) := @Nat.mul_le_mul_left_iff
example : ∀ {n m k : Nat}, (0 : Nat) < n → n * m = n * k → m = k := @Nat.mul_left_cancel
example : ∀ {a b c : Nat}, (0 : Nat) < a → (a * b < a * c ↔ b < c) := @Nat.mul_lt_mul_left
example : ∀ {a b c : Nat}, (0 : Nat) < a → (b * a < c * a ↔ b < c) := @Nat.mul_lt_mul_right
example : ∀ (a b n : Nat), a * b % n = a % n * (b % n) % n := @Nat.mul_mod
example : ∀ (a b n : Nat), (a * b) ^ n = a ^ n * b ^ n := @Nat.mul_pow
example : ∀ (a b : Nat), a * a - b * b = (a + b) * (a - b) := @Nat.mul_self_sub_mul_self_eq
example : ∀ {n : Nat}, (1 : Nat) ≤ (2 : Nat) ^ n := @Nat.one_le_two_pow
example : ∀ {m n : Nat}, m ≤ n → ∀ (i : Nat), m ^ i ≤ n ^ i := @Nat.pow_le_pow_left
example : ∀ {i n m : Nat}, n > (0 : Nat) → m ≤ i → n ^ m ≤ n ^ i := @Nat.pow_le_pow_right
example : ∀ {a b n : Nat}, a < b → n ≠ (0 : Nat) → a ^ n < b ^ n := @Nat.pow_lt_pow_left
example : ∀ {a m n : Nat}, (1 : Nat) < a → m < n → a ^ m < a ^ n := @Nat.pow_lt_pow_right
example : ∀ {a n : Nat}, (1 : Nat) < a → a ^ n < a ^ (n + (1 : Nat)) := @Nat.pow_lt_pow_succ
example : ∀ (a b n : Nat), a ^ b % n = (a % n) ^ b % n := @Nat.pow_mod
example : ∀ {m n : Nat}, m ^ (n + (1 : Nat)) = m * m ^ n := @Nat.pow_succ'
example : ∀ {a n b : Nat}, a < n → a - b < n := @Nat.sub_lt_of_lt
example : ∀ (w : Nat), (0 : Nat) < (2 : Nat) ^ w := @Nat.two_pow_pos
example : ∀ {n : Nat}, (0 : Nat) < n → (0 : Nat) ^ n = (0 : Nat) := @Nat.zero_pow

/-! `Init.Data.List.Counting` -/
example : ∀ {α : Type u_4} {l : List α} {p : α → Bool}, List.countP p l = List.length l ↔ ∀ (a : α), a ∈ l → p a = true := @List.countP_eq_length
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, List.countP p l = (0 : Nat) ↔ ∀ (a : α), a ∈ l → ¬p a = true := @List.countP_eq_zero
example : ∀ {α : Type u_4} {p : α → Bool} {l : List α}, List.countP p l ≤ List.length l := @List.countP_le_length
example : ∀ {α : Type u_3} {β : Type u_4} {p : β → Bool} {f : α → β} {l : List α}, List.countP p (List.map f l) = List.countP (p ∘ f) l := @List.countP_map
example : ∀ {α : Type u_3} {l : List α} {p : α → Bool}, (0 : Nat) < List.countP p l ↔ ∃ (a : α), a ∈ l ∧ p a = true := @List.countP_pos_iff
example : ∀ {α : Type u_3} {l : List α}, List.countP (fun (x : α) => true) l = List.length l := @List.countP_true
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, List.count a (List.concat l a) = List.count a l + (1 : Nat) := @List.count_concat_self
example : ∀ {α : Type u_3} {a b : α} [inst : BEq α] [LawfulBEq α], a ≠ b → ∀ {l : List α}, List.count a (List.erase l b) = List.count a l := @List.count_erase_of_ne
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, List.count a (List.erase l a) = List.count a l - (1 : Nat) := @List.count_erase_self
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} [inst : BEq α] [LawfulBEq α] {l : List α}, p a = true → List.count a (List.filter p l) = List.count a l := @List.count_filter
example : ∀ {α : Type u_4} [inst : BEq α] {a : α} {l : List α}, List.count a l ≤ List.length l := @List.count_le_length
example : ∀ {α : Type u_3} [inst : BEq α] {a b : α} {n : Nat}, List.count a (List.replicate n b) = if (b == a) = true then n else (0 : Nat) := @List.count_replicate
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {n : Nat}, List.count a (List.replicate n a) = n := @List.count_replicate_self
example : ∀ {α : Type u_3} [inst : BEq α] {a : α} {l : List α}, List.count a (List.reverse l) = List.count a l := @List.count_reverse
example : ∀ {α : Type u_3} {a : α} {i n : Nat}, List.drop i (List.replicate n a) = List.replicate (n - i) a := @List.drop_replicate
example : ∀ {α : Type u_3} {a : α} {n : Nat} {l : List α}, l = List.replicate n a ↔ List.length l = n ∧ ∀ (b : α), b ∈ l → b = a := @List.eq_replicate_iff
example : ∀ {α : Type u_4} {a : α} {l : List α}, (∀ (b : α), b ∈ l → b = a) → l = List.replicate (List.length l) a := @List.eq_replicate_of_mem
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, List.erase (a :: l) a = l := @List.erase_cons_head
example : ∀ {α : Type u_4} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, a ∈ l → List.insert a l = l := @List.insert_of_mem
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, ¬a ∈ l → List.insert a l = a :: l := @List.insert_of_not_mem
example : ∀ {α : Type u_3} [inst : BEq α] {a : α} {l : List α}, List.length (List.erase l a) ≤ List.length l := @List.length_erase_le
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a : α} {l : List α}, a ∈ l → List.length (List.erase l a) = List.length l - (1 : Nat) := @List.length_erase_of_mem
example : ∀ {n : Nat} {α : Type u_3} {a : α} {α_1 : Type u_4} {f : α → α_1}, List.map f (List.replicate n a) = List.replicate n (f a) := @List.map_replicate
example : ∀ {α : Type u_3} [inst : BEq α] [LawfulBEq α] {a b : α} {l : List α}, a ∈ List.insert b l ↔ a = b ∨ a ∈ l := @List.mem_insert_iff
example : ∀ {α : Type u_4} {n m : Nat} {a : α}, List.replicate n a ++ List.replicate m a = List.replicate (n + m) a := @List.replicate_append_replicate
example : ∀ {α : Type u_3} {n : Nat} {a : α}, List.replicate n a = [] ↔ n = (0 : Nat) := @List.replicate_eq_nil_iff
example : ∀ {n : Nat} {α : Type u_4} {a : α}, List.replicate (n + (1 : Nat)) a = List.replicate n a ++ [a] := @List.replicate_succ'
example : ∀ {α : Type u_3} {n : Nat} {a : α}, List.reverse (List.replicate n a) = List.replicate n a := @List.reverse_replicate
example : ∀ {α : Type u_3} {a : α} {i n : Nat}, List.take i (List.replicate n a) = List.replicate (min i n) a := @List.take_replicate

/-! `Init.Data.List.TakeDrop` -/
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.all (List.takeWhile p l) p = true := @List.all_takeWhile
example : ∀ {α : Type u_3} {x : α} {xs : List α} {p : α → Bool}, List.dropWhile p (x :: xs) = if p x = true then List.dropWhile p xs else x :: xs := @List.dropWhile_cons
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, ¬p a = true → List.dropWhile p (a :: l) = a :: l := @List.dropWhile_cons_of_neg
example : ∀ {α : Type u_4} {p : α → Bool} {a : α} {l : List α}, p a = true → List.dropWhile p (a :: l) = List.dropWhile p l := @List.dropWhile_cons_of_pos
example : ∀ {α : Type u_3} {p : α → Bool}, List.dropWhile p [] = [] := @List.dropWhile_nil
example : ∀ {α : Type u_4} {l : List α} (p : α → Bool), List.Sublist (List.dropWhile p l) l := @List.dropWhile_sublist
example : ∀ {α : Type u_3} {l : List α} (p : α → Bool), List.dropWhile p l <:+ l := @List.dropWhile_suffix
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, List.drop i (l₁ ++ l₂) = List.drop i l₁ ++ List.drop (i - List.length l₁) l₂ := @List.drop_append
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, i ≤ List.length l₁ → List.drop i (l₁ ++ l₂) = List.drop i l₁ ++ l₂ := @List.drop_append_of_le_length
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, List.drop i l = [] ↔ List.length l ≤ i := @List.drop_eq_nil_iff
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, List.length l ≤ i → List.drop i l = [] := @List.drop_eq_nil_of_le
example : ∀ {α : Type u_4} {l₁ l₂ : List α}, List.drop (List.length l₁) (l₁ ++ l₂) = l₂ := @List.drop_left
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, List.length l₁ = i → List.drop i (l₁ ++ l₂) = l₂ := @List.drop_left'
example : ∀ {α : Type u_4} {l : List α} (h : l ≠ []) (a : α), List.drop (List.length l) (a :: l) = [List.getLast l h] := @List.drop_length_cons
example : ∀ {α : Type u_3} {i : Nat} {l : List α}, List.length l ≤ i → List.drop i l = [] := @List.drop_of_length_le
example : ∀ {α : Type u_3} {xs : List α} {i : Nat}, List.drop i (List.reverse xs) = List.reverse (List.take (List.length xs - i) xs) := @List.drop_reverse
example : ∀ {α : Type u_3} {a : α} {i j : Nat} {l : List α}, i < j → List.drop j (List.set l i a) = List.drop j l := @List.drop_set_of_lt
example : ∀ {α : Type u_3} {i j : Nat} {l : List α}, List.drop i (List.take j l) = List.take (j - i) (List.drop i l) := @List.drop_take
example : ∀ {α : Type u_3} {a : α} {as : List α} {i : Nat}, List.eraseIdx (a :: as) (i + (1 : Nat)) = a :: List.eraseIdx as i := @List.eraseIdx_cons_succ
example : ∀ {α : Type u_4} {a : α} {as : List α}, List.eraseIdx (a :: as) (0 : Nat) = as := @List.eraseIdx_cons_zero
example : ∀ {α : Type u_3} (l : List α) (i : Nat), List.eraseIdx l i = List.take i l ++ List.drop (i + (1 : Nat)) l := @List.eraseIdx_eq_take_drop_succ
example : ∀ {α : Type u_1} {i : Nat}, @Eq (List α) (@List.eraseIdx α (@List.nil α) i) (@List.nil α) := @List.eraseIdx_nil
example : ∀ {α : Type u_3} (l : List α) (k : Nat), List.Sublist (List.eraseIdx l k) l := @List.eraseIdx_sublist
example : ∀ {α : Type u_3} {l : List α} {i j : Nat}, (List.take i l)[j]? = if j < i then l[j]? else none := @List.getElem?_take
example : ∀ {α : Type u_3} {l : List α} {i j : Nat}, i ≤ j → (List.take i l)[j]? = none := @List.getElem?_take_eq_none
example : ∀ {α : Type u_3} {l : List α} {hd x : α} {i : Nat}, List.insertIdx (hd :: l) (i + (1 : Nat)) x = hd :: List.insertIdx l i x := @List.insertIdx_succ_cons
example : ∀ {α : Type u_3} {l : List α} {x : α}, List.insertIdx l (0 : Nat) x = x :: l := @List.insertIdx_zero
example : ∀ {α : Type u_4} {l : List α} {i : Nat}, List.length (List.eraseIdx l i) = if i < List.length l then List.length l - (1 : Nat) else List.length l := @List.length_eraseIdx
example : ∀ {α : Type u_3} {a : α} {l : List α} {i : Nat}, List.length (List.insertIdx l i a) = if i ≤ List.length l then List.length l + (1 : Nat) else List.length l := @List.length_insertIdx
example : ∀ {α : Type u_4} (i : Nat) (l : List α), List.length (List.take i l) ≤ i := @List.length_take_le
example : ∀ {α : Type u_3} (i : Nat) (l : List α), List.length (List.take i l) ≤ List.length l := @List.length_take_le'
example : ∀ {i : Nat} {α : Type u_3} {l : List α}, i ≤ List.length l → List.length (List.take i l) = i := @List.length_take_of_le
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α} {i : Nat}, List.map f (List.drop i l) = List.drop i (List.map f l) := @List.map_drop
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α} {i : Nat} {a : α}, List.map f (List.set l i a) = List.set (List.map f l) i (f a) := @List.map_set
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {l : List α} {i : Nat}, List.map f (List.take i l) = List.take i (List.map f l) := @List.map_take
example : ∀ {α : Type u_4} {l : List α} {i : Nat} {a : α}, a ∈ List.eraseIdx l i → a ∈ l := @List.mem_of_mem_eraseIdx
example : ∀ {α : Type u_3} {l : List α} {i : Nat} {a b : α}, a ∈ List.set l i b → a ∈ l ∨ a = b := @List.mem_or_eq_of_mem_set
example : ∀ {α : Type u_4} {l : List α} {i : Nat}, i < List.length l → ∀ (a : α), a ∈ List.set l i a := @List.mem_set
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, List.length l ≤ i → ∀ {a : α}, List.set l i a = l := @List.set_eq_of_length_le
example : ∀ {α : Type u_3} {l : List α} {i : Nat} {a : α}, List.set l i a = if i < List.length l then List.take i l ++ a :: List.drop (i + (1 : Nat)) l else l := @List.set_eq_take_append_cons_drop
example : ∀ {α : Type u_3} {p : α → Bool} {l : List α}, List.takeWhile p l ++ List.dropWhile p l = l := @List.takeWhile_append_dropWhile
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, List.takeWhile p (a :: l) = if p a = true then a :: List.takeWhile p l else [] := @List.takeWhile_cons
example : ∀ {α : Type u_3} {p : α → Bool} {a : α} {l : List α}, ¬p a = true → List.takeWhile p (a :: l) = [] := @List.takeWhile_cons_of_neg
example : ∀ {α : Type u_4} {p : α → Bool} {a : α} {l : List α}, p a = true → List.takeWhile p (a :: l) = a :: List.takeWhile p l := @List.takeWhile_cons_of_pos
example : ∀ {α : Type u_3} {p : α → Bool}, List.takeWhile p [] = [] := @List.takeWhile_nil
example : ∀ {α : Type u_4} {l : List α} (p : α → Bool), List.takeWhile p l <+: l := @List.takeWhile_prefix
example : ∀ {α : Type u_3} {l : List α} (p : α → Bool), List.Sublist (List.takeWhile p l) l := @List.takeWhile_sublist
example : ∀ {α : Type u_3} {l : List α} {i j : Nat}, List.take (i + j) l = List.take i l ++ List.take j (List.drop i l) := @List.take_add
example : ∀ {α : Type u_3} {l : List α} {i : Nat}, List.take (i + (1 : Nat)) l = List.take i l ++ Option.toList l[i]? := @List.take_add_one
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, List.take i (l₁ ++ l₂) = List.take i l₁ ++ List.take (i - List.length l₁) l₂ := @List.take_append
example : ∀ {α : Type u_3} {l : List α} {i : Nat} (h : i < List.length l), List.take i l ++ [l[i]] = List.take (i + (1 : Nat)) l := @List.take_append_getElem
example : ∀ {α : Type u_4} {l₁ l₂ : List α} {i : Nat}, i ≤ List.length l₁ → List.take i (l₁ ++ l₂) = List.take i l₁ := @List.take_append_of_le_length
example : ∀ {α : Type u_3} {i j : Nat} {l : List α}, List.take i (List.drop j l) = List.drop j (List.take (j + i) l) := @List.take_drop
example : ∀ {α : Type u_4} {l : List α} {k : Nat}, List.take k l = [] ↔ k = (0 : Nat) ∨ l = [] := @List.take_eq_nil_iff
example : ∀ {α : Type u_3} {l₁ l₂ : List α}, List.take (List.length l₁) (l₁ ++ l₂) = l₁ := @List.take_left
example : ∀ {α : Type u_3} {l₁ l₂ : List α} {i : Nat}, List.length l₁ = i → List.take i (l₁ ++ l₂) = l₁ := @List.take_left'
example : ∀ {α : Type u_3} {i : Nat} {l : List α}, List.length l ≤ i → List.take i l = l := @List.take_of_length_le
example : ∀ {α : Type u_3} (l : List α) {i j : Nat}, i ≤ j → List.take i l <+: List.take j l := @List.take_prefix_take_left
example : ∀ {α : Type u_3} {xs : List α} {i : Nat}, List.take i (List.reverse xs) = List.reverse (List.drop (List.length xs - i) xs) := @List.take_reverse
example : ∀ {α : Type u_4} {a : α} {i j : Nat} {l : List α}, j ≤ i → List.take j (List.set l i a) = List.take j l := @List.take_set_of_le
example : ∀ {α : Type u_3} {l : List α} {i : Nat} (h : i < List.length l), List.take (i + (1 : Nat)) l = List.take i l ++ [l[i]] := @List.take_succ_eq_append_getElem
example : ∀ {α : Type u_4} {i j : Nat} {l : List α}, List.take i (List.take j l) = List.take (min i j) l := @List.take_take

/-! `Init.Data.List.Range` -/
example : ∀ {s step i n : Nat}, i < n → (List.range' s n step)[i]? = some (s + step * i) := @List.getElem?_range'
example : ∀ {n m step i : Nat} (H : i < List.length (List.range' n m step)), (List.range' n m step)[i] = n + step * i := @List.getElem_range'
example : ∀ {s step n : Nat}, List.length (List.range' s n step) = n := @List.length_range'
example : ∀ {a : Nat} (s n step : Nat), List.map (fun (x : Nat) => a + x) (List.range' s n step) = List.range' (a + s) n step := @List.map_add_range'
example : ∀ {s n m : Nat}, m ∈ List.range' s n ↔ s ≤ m ∧ m < s + n := @List.mem_range'_1
example : ∀ {s n : Nat} (step : optParam Nat (1 : Nat)), autoParam ((0 : Nat) < step) List.nodup_range'._auto_1 → List.Nodup (List.range' s n step) := @List.nodup_range'
example : ∀ {s n : Nat} (step : optParam Nat (1 : Nat)), autoParam ((0 : Nat) < step) List.pairwise_lt_range'._auto_1 → List.Pairwise (fun (x1 x2 : Nat) => x1 < x2) (List.range' s n step) := @List.pairwise_lt_range'
example : ∀ {s n step : Nat}, List.range' s (n + (1 : Nat)) step = s :: List.range' (s + step) n step := @List.range'_succ
example : ∀ {n : Nat}, List.range n = [] ↔ n = (0 : Nat) := @List.range_eq_nil
example : ∀ {n : Nat}, List.range n = List.range' (0 : Nat) n := @List.range_eq_range'
example : ∀ {n : Nat}, List.range (n + (1 : Nat)) = (0 : Nat) :: List.map Nat.succ (List.range n) := @List.range_succ_eq_map
example : ∀ {i n : Nat}, List.take i (List.range n) = List.range (min i n) := @List.take_range

/-! `Init.Data.ByteArray` -/
example : Type := @ByteArray
example : ByteArray → ByteArray → ByteArray := @ByteArray.append
example : ByteArray → Array UInt8 := @ByteArray.data
example : ByteArray := @ByteArray.empty
example : ∀ {x y : ByteArray}, ByteArray.data x = ByteArray.data y → x = y := @ByteArray.ext
example : ByteArray → Nat → Nat → ByteArray := @ByteArray.extract
example : {β : Type u_3} → (β → UInt8 → β) → β → ByteArray → β := @ByteArray.foldl
example : (a : ByteArray) → (i : Nat) → autoParam (i < ByteArray.size a) ByteArray.get._auto_1 → UInt8 := @ByteArray.get
example : ByteArray → Nat → UInt8 := @ByteArray.get!
example : Append ByteArray := inferInstance
example : DecidableEq ByteArray := inferInstance
example : EmptyCollection ByteArray := inferInstance
example : {m : Type u_3 → Type u_4} → [Monad m] → ForIn m ByteArray UInt8 := inferInstance
example : GetElem? ByteArray Nat UInt8 fun (a : ByteArray) (i : Nat) => i < ByteArray.size a := inferInstance
example : GetElem ByteArray Nat UInt8 fun (a : ByteArray) (i : Nat) => i < ByteArray.size a := inferInstance
example : Inhabited ByteArray := inferInstance
example : Repr ByteArray := inferInstance
example : ToString ByteArray := inferInstance
example : ByteArray → Bool := @ByteArray.isEmpty
example : Array UInt8 → ByteArray := @ByteArray.mk
example : ByteArray → UInt8 → ByteArray := @ByteArray.push
example : ByteArray → Nat → UInt8 → ByteArray := @ByteArray.set!
example : ByteArray → Nat := @ByteArray.size
example : ByteArray → List UInt8 := @ByteArray.toList
example : List UInt8 → ByteArray := @List.toByteArray

/-! `Init.Data.Array.Parts` -/
example : ∀ {α : Type u_4} {a : α} {xs ys : Array α}, Array.Perm xs ys → (a ∈ xs ↔ a ∈ ys) := @Array.Perm.mem_iff
example : ∀ {α : Type u_3} {xs ys : Array α}, xs = ys → Array.Perm xs ys := @Array.Perm.of_eq
example : ∀ {α : Type u_4} (xs : Array α), Array.Perm xs xs := @Array.Perm.refl
example : ∀ {α : Type u_3} {xs : Array α}, Array.Perm xs xs := @Array.Perm.rfl
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.Perm xs ys → Array.size xs = Array.size ys := @Array.Perm.size_eq
example : ∀ {α : Type u_3} {xs ys : Array α}, Array.Perm xs ys → Array.Perm ys xs := @Array.Perm.symm
example : ∀ {α : Type u_3} {xs ys zs : Array α}, Array.Perm xs ys → Array.Perm ys zs → Array.Perm xs zs := @Array.Perm.trans
example : ∀ {α : Type u_3} {xs ys : Array α} {a : α}, xs ++ Array.push ys a = Array.push (xs ++ ys) a := @Array.append_push
example : ∀ {α : Type u_4} {xs : Array α}, Array.size xs = (0 : Nat) → xs = #[] := @Array.eq_empty_of_size_eq_zero
example : ∀ {α : Type u_3} {β : Type u_4} {b : β} {f : α → β} {xs : Array α}, b ∈ Array.map f xs → ∃ (a : α), a ∈ xs ∧ f a = b := @Array.exists_of_mem_map
example : ∀ {α : Type u_4} {β : Type u_5} {f : β → α → β} {b : β} {xs ys : Array α}, Array.foldl f b (xs ++ ys) = Array.foldl f (Array.foldl f b xs) ys := @Array.foldl_append
example : ∀ {α : Type u_3} {β : Type u_4} {f : β → α → β} {init : β} {xs : Array α} {a : α}, Array.foldl f init (Array.push xs a) = f (Array.foldl f init xs) a := @Array.foldl_push
example : ∀ {α : Type u_3} {xs : Array α} {p : α → Prop}, (∀ (i : Nat) (h : i < Array.size xs), p xs[i]) ↔ ∀ (a : α), a ∈ xs → p a := @Array.forall_getElem
example : ∀ {α : Type u_3} {xs ys : Array α} {i : Nat}, (xs ++ ys)[i]? = if i < Array.size xs then xs[i]? else ys[i - Array.size xs]? := @Array.getElem?_append
example : ∀ {α : Type u_3} {xs ys : Array α} {i : Nat}, i < Array.size xs → (xs ++ ys)[i]? = xs[i]? := @Array.getElem?_append_left
example : ∀ {α : Type u_3} {xs ys : Array α} {i : Nat}, Array.size xs ≤ i → (xs ++ ys)[i]? = ys[i - Array.size xs]? := @Array.getElem?_append_right
example : ∀ {α : Type u_4} {i : Nat} {xs : Array α} {start stop : Nat}, (Array.extract xs start stop)[i]? = if i < min stop (Array.size xs) - start then xs[start + i]? else none := @Array.getElem?_extract
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ xs → ∃ (i : Nat), xs[i]? = some a := @Array.getElem?_of_mem
example : ∀ {α : Type u_4} {i : Nat} {xs : Array α} {x : α}, (Array.push xs x)[i]? = if i = Array.size xs then some x else xs[i]? := @Array.getElem?_push
example : ∀ {α : Type u_3} {xs : Array α} {x : α}, (Array.push xs x)[Array.size xs]? = some x := @Array.getElem?_push_size
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} (h : i < Array.size xs) (v : α) {j : Nat}, (Array.set xs i v h)[j]? = if i = j then some v else xs[j]? := @Array.getElem?_set
example : ∀ {α : Type u_1} {xs ys : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys) i h) (@dite α (@LT.lt Nat instLTNat i (@Array.size α xs)) (i.decLt (@Array.size α xs)) (fun (h' : @LT.lt Nat instLTNat i (@Array.size α xs)) => @getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i h') fun (h' : Not (@LT.lt Nat instLTNat i (@Array.size α xs))) => @getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) ys (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Array.size α ys)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)).decLt (@Array.size α ys)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Array.size α ys))) => @Array.getElem_append._proof_1 α xs ys i (@Eq.mp (@LT.lt Nat instLTNat i (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@Array.size α ys))) (@congrArg Nat Prop (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys)) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@Array.size α ys)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_append α xs ys)) h) h' a)) := @Array.getElem_append
example : ∀ {α : Type u_3} {i : Nat} {xs ys : Array α} {h : i < Array.size (xs ++ ys)} (hlt : i < Array.size xs), (xs ++ ys)[i] = xs[i] := @Array.getElem_append_left
example : ∀ {α : Type u_1} {i : Nat} {xs ys : Array α} {h : @LT.lt Nat instLTNat i (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys))} (hle : @LE.le Nat instLENat (@Array.size α xs) i), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys) i h) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) ys (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Array.size α ys)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)).decLt (@Array.size α ys)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) i (@Array.size α xs)) (@Array.size α ys))) => @Array.getElem_append_right._proof_1 α i xs ys (@Eq.mp (@LT.lt Nat instLTNat i (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys))) (@LT.lt Nat instLTNat i (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@Array.size α ys))) (@congrArg Nat Prop (@Array.size α (@HAppend.hAppend (Array α) (Array α) (Array α) (@instHAppendOfAppend (Array α) (@instAppendArray α)) xs ys)) (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) (@Array.size α xs) (@Array.size α ys)) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_append α xs ys)) h) hle a)) := @Array.getElem_append_right
example : ∀ {α : Type u_1} {i : Nat} {xs : Array α} {start stop : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α (@Array.extract α xs start stop))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.extract α xs start stop) i h) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) start i) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) start i) (@Array.size α xs)) ((@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) start i).decLt (@Array.size α xs)) fun (a : Not (@LT.lt Nat instLTNat (@HAdd.hAdd Nat Nat Nat (@instHAdd Nat instAddNat) start i) (@Array.size α xs))) => @Array.getElem_extract._proof_1 α i xs start stop (@Eq.mp (@LT.lt Nat instLTNat i (@Array.size α (@Array.extract α xs start stop))) (@LT.lt Nat instLTNat i (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@min Nat instMinNat stop (@Array.size α xs)) start)) (@congrArg Nat Prop (@Array.size α (@Array.extract α xs start stop)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@min Nat instMinNat stop (@Array.size α xs)) start) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_extract α xs start stop)) h) a)) := @Array.getElem_extract
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ xs → ∃ (i : Nat), ∃ (h : i < Array.size xs), xs[i] = a := @Array.getElem_of_mem
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (h : @LT.lt Nat instLTNat i (@Array.size α (@Array.pop α xs))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.pop α xs) i h) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i (@Decidable.byContradiction (@LT.lt Nat instLTNat i (@Array.size α xs)) (i.decLt (@Array.size α xs)) fun (a : Not (@LT.lt Nat instLTNat i (@Array.size α xs))) => @Array.getElem_pop._proof_1 α xs i (@Eq.mp (@LT.lt Nat instLTNat i (@Array.size α (@Array.pop α xs))) (@LT.lt Nat instLTNat i (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1))))) (@congrArg Nat Prop (@Array.size α (@Array.pop α xs)) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_pop α xs)) h) a)) := @Array.getElem_pop
example : ∀ {α : Type u_1} {xs : Array α} {i : Nat} (hi : @LT.lt Nat instLTNat i (@Array.size α (@Array.reverse α xs))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.reverse α xs) i hi) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@Decidable.byContradiction (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@Array.size α xs)) ((@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i).decLt (@Array.size α xs)) fun (a : Not (@LT.lt Nat instLTNat (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@HSub.hSub Nat Nat Nat (@instHSub Nat instSubNat) (@Array.size α xs) (@OfNat.ofNat Nat (nat_lit 1) (instOfNatNat (nat_lit 1)))) i) (@Array.size α xs))) => @Array.getElem_reverse._proof_1 α xs i (@Eq.mp (@LT.lt Nat instLTNat i (@Array.size α (@Array.reverse α xs))) (@LT.lt Nat instLTNat i (@Array.size α xs)) (@congrArg Nat Prop (@Array.size α (@Array.reverse α xs)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_reverse α xs)) hi) a)) := @Array.getElem_reverse
example : ∀ {α : Type u_1} {xs : Array α} {i j : Nat} (hi : @LT.lt Nat instLTNat i (@Array.size α xs)) (hj : @LT.lt Nat instLTNat j (@Array.size α xs)) {k : Nat} (hk : @LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.swap α xs i j hi hj) k hk) (@ite α (@Eq Nat k i) (instDecidableEqNat k i) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j hj) (@ite α (@Eq Nat k j) (instDecidableEqNat k j) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i hi) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs k (@Eq.mp (@LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat k (@Array.size α xs)) (@congrArg Nat Prop (@Array.size α (@Array.swap α xs i j hi hj)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat k _a) (@Array.size_swap α xs i j hi hj)) hk)))) := @Array.getElem_swap
example : ∀ {α : Type u_1} {xs : Array α} {i j : Nat} (hi : @LT.lt Nat instLTNat i (@Array.size α xs)) (hj : @LT.lt Nat instLTNat j (@Array.size α xs)) {k : Nat} (hk : @LT.lt Nat instLTNat k (@Array.size α xs)), @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.swap α xs i j hi hj) k (@Eq.mpr (@LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat k (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat k (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.swap α xs i j hi hj)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat k _a) (@Array.size_swap α xs i j hi hj))) hk)) (@ite α (@Eq Nat k i) (instDecidableEqNat k i) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j hj) (@ite α (@Eq Nat k j) (instDecidableEqNat k j) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i hi) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs k hk))) := @Array.getElem_swap'
example : ∀ {α : Type u_1} {xs : Array α} {i j : Nat} {hi : @LT.lt Nat instLTNat i (@Array.size α xs)} {hj : @LT.lt Nat instLTNat j (@Array.size α xs)}, @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.swap α xs i j hi hj) i (@Eq.mpr (@LT.lt Nat instLTNat i (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat i (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat i (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat i (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.swap α xs i j hi hj)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat i _a) (@Array.size_swap α xs i j hi hj))) hi)) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs j hj) := @Array.getElem_swap_left
example : ∀ {α : Type u_1} {xs : Array α} {i j : Nat} {hi : @LT.lt Nat instLTNat i (@Array.size α xs)} {hj : @LT.lt Nat instLTNat j (@Array.size α xs)} {k : Nat} {hk : @LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))}, @Ne Nat k i → @Ne Nat k j → @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.swap α xs i j hi hj) k hk) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs k (@Eq.mp (@LT.lt Nat instLTNat k (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat k (@Array.size α xs)) (@congrArg Nat Prop (@Array.size α (@Array.swap α xs i j hi hj)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat k _a) (@Array.size_swap α xs i j hi hj)) hk)) := @Array.getElem_swap_of_ne
example : ∀ {α : Type u_1} {xs : Array α} {i j : Nat} {hi : @LT.lt Nat instLTNat i (@Array.size α xs)} {hj : @LT.lt Nat instLTNat j (@Array.size α xs)}, @Eq α (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) (@Array.swap α xs i j hi hj) j (@Eq.mpr (@LT.lt Nat instLTNat j (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat j (@Array.size α xs)) (@id (@Eq Prop (@LT.lt Nat instLTNat j (@Array.size α (@Array.swap α xs i j hi hj))) (@LT.lt Nat instLTNat j (@Array.size α xs))) (@congrArg Nat Prop (@Array.size α (@Array.swap α xs i j hi hj)) (@Array.size α xs) (fun (_a : Nat) => @LT.lt Nat instLTNat j _a) (@Array.size_swap α xs i j hi hj))) hj)) (@getElem (Array α) Nat α (fun (xs : Array α) (i : Nat) => @LT.lt Nat instLTNat i (@Array.size α xs)) (@Array.instGetElemNatLtSize α) xs i hi) := @Array.getElem_swap_right
example : ∀ {α : Type u_3} {β : Type u_4} {f : α → β} {xs ys : Array α}, Array.map f (xs ++ ys) = Array.map f xs ++ Array.map f ys := @Array.map_append
example : ∀ {α : Type u_4} {β : Type u_5} {f : α → β} {as : Array α} {x : α}, Array.map f (Array.push as x) = Array.push (Array.map f as) (f x) := @Array.map_push
example : ∀ {α : Type u_3} {p : α → Bool} {xs : Array α} {a : α}, a ∈ Array.filter p xs ↔ a ∈ xs ∧ p a = true := @Array.mem_filter
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ xs ↔ ∃ (i : Nat), xs[i]? = some a := @Array.mem_iff_getElem?
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {h : i < Array.size xs} {a : α}, xs[i] = a → a ∈ xs := @Array.mem_of_getElem
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {a : α}, xs[i]? = some a → a ∈ xs := @Array.mem_of_getElem?
example : ∀ {α : Type u_3} {as bs : Array α}, Array.Perm as bs ↔ List.Perm (Array.toList as) (Array.toList bs) := @Array.perm_iff_toList_perm
example : ∀ {α : Type u_4} {xs : Array α} {x : α}, Array.pop (Array.push xs x) = xs := @Array.pop_push
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, Array.push xs a ≠ #[] := @Array.push_ne_empty
example : ∀ {α : Type u_4} {p : α → Bool} {xs : Array α}, Array.size (Array.filter p xs) ≤ Array.size xs := @Array.size_filter_le
example : ∀ {α : Type u_3} {a : α} {xs : Array α}, a ∈ xs → (0 : Nat) < Array.size xs := @Array.size_pos_of_mem
example : ∀ {α : Type u_3} {xs : Array α} {i : Nat} {v : α}, Array.size (Array.set! xs i v) = Array.size xs := @Array.size_set!
example : ∀ {α : Type u_3} {β : Type u_4} {xs : Array α} {ys : Array β}, Array.size (Array.zip xs ys) = min (Array.size xs) (Array.size ys) := @Array.size_zip
example : ∀ {α : Type u_3} {β : Type u_4} {γ : Type u_5} {xs : Array α} {ys : Array β} {f : α → β → γ}, Array.size (Array.zipWith f xs ys) = min (Array.size xs) (Array.size ys) := @Array.size_zipWith
example : ∀ {α : Type u_3} {xs : Array α} {i j : Nat} (h₁ : i < Array.size xs) (h₂ : j < Array.size xs), Array.Perm (Array.swap xs i j h₁ h₂) xs := @Array.swap_perm
example : ∀ {α : Type u_1}, @Eq (List α) (@Array.toList α (@List.toArray α (@List.nil α))) (@List.nil α) := @Array.toList_empty
example : ∀ {α : Type u_3} {xs : Array α} {start stop : Nat}, Array.toList (Array.extract xs start stop) = List.extract (Array.toList xs) start stop := @Array.toList_extract
example : ∀ {α : Type u_4} {p : α → Bool} {xs : Array α}, Array.toList (Array.filter p xs) = List.filter p (Array.toList xs) := @Array.toList_filter
example : ∀ {α : Type u_3} {xs : Array α}, Array.toList (Array.pop xs) = List.dropLast (Array.toList xs) := @Array.toList_pop

/-! `Init.Data.String.UTF8` -/
example : ByteArray → String := @String.fromUTF8!
example : ByteArray → Option String := @String.fromUTF8?
example : String → ByteArray := @String.toUTF8
example : Char → List UInt8 := @String.utf8EncodeChar
example : ByteArray → Bool := @String.validateUTF8

/-! `Std.Data.HashMap.Basic` -/
example : (α : Type u_3) → Type u_4 → [BEq α] → [Hashable α] → Type (max u_3 u_4) := @Std.HashMap
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → (α → β → Bool) → Bool := @Std.HashMap.all
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → (Option β → Option β) → Std.HashMap α β := @Std.HashMap.alter
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → (α → β → Bool) → Bool := @Std.HashMap.any
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → [BEq β] → Std.HashMap α β → Std.HashMap α β → Bool := @Std.HashMap.beq
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → Bool := @Std.HashMap.contains
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → Bool × Std.HashMap α β := @Std.HashMap.containsThenInsert
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → Bool × Std.HashMap α β := @Std.HashMap.containsThenInsertIfNew
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → optParam Nat (8 : Nat) → Std.HashMap α β := @Std.HashMap.empty
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → optParam Nat (8 : Nat) → Std.HashMap α β := @Std.HashMap.emptyWithCapacity
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → Std.HashMap α β := @Std.HashMap.erase
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → (α → β → Bool) → Std.HashMap α β → Std.HashMap α β := @Std.HashMap.filter
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {γ : Type u_5} → (α → β → Option γ) → Std.HashMap α β → Std.HashMap α γ := @Std.HashMap.filterMap
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {γ : Type u_5} → (γ → α → β → γ) → γ → Std.HashMap α β → γ := @Std.HashMap.fold
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_5 → Type u_5} → [Monad m] → {γ : Type u_5} → (γ → α → β → m γ) → γ → Std.HashMap α β → m γ := @Std.HashMap.foldM
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_6 → Type u_6} → [Monad m] → (α → β → m PUnit) → Std.HashMap α β → m PUnit := @Std.HashMap.forM
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → (m : Std.HashMap α β) → (a : α) → a ∈ m → β := @Std.HashMap.get
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → [Inhabited β] → Std.HashMap α β → α → β := @Std.HashMap.get!
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → Option β := @Std.HashMap.get?
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → β := @Std.HashMap.getD
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → Option α := @Std.HashMap.getKey?
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → Option β × Std.HashMap α β := @Std.HashMap.getThenInsertIfNew?
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → Std.HashMap α β := @Std.HashMap.insert
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → β → Std.HashMap α β := @Std.HashMap.insertIfNew
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {ρ : Type u_5} → [ForIn Id ρ (α × β)] → Std.HashMap α β → ρ → Std.HashMap α β := @Std.HashMap.insertMany
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {ρ : Type u_5} → [ForIn Id ρ α] → Std.HashMap α Unit → ρ → Std.HashMap α Unit := @Std.HashMap.insertManyIfNewUnit
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → [BEq β] → BEq (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Std.HashMap α β} → {a : α} → Decidable (a ∈ m) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → EmptyCollection (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_4 → Type u_5} → [Monad m] → ForIn m (Std.HashMap α β) (α × β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → GetElem? (Std.HashMap α β) α β fun (m : Std.HashMap α β) (a : α) => a ∈ m := inferInstance
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Inhabited (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Insert (α × β) (Std.HashMap α β) := inferInstance
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Membership α (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → [Repr α] → [Repr β] → Repr (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Singleton (α × β) (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Union (Std.HashMap α β) := inferInstance
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Bool := @Std.HashMap.isEmpty
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → List α := @Std.HashMap.keys
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Array α := @Std.HashMap.keysArray
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → {γ : Type u_5} → (α → β → γ) → Std.HashMap α β → Std.HashMap α γ := @Std.HashMap.map
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → α → (β → β) → Std.HashMap α β := @Std.HashMap.modify
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Array (α × β) → Std.HashMap α β := @Std.HashMap.ofArray
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → List (α × β) → Std.HashMap α β := @Std.HashMap.ofList
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → (α → β → Bool) → Std.HashMap α β → Std.HashMap α β × Std.HashMap α β := @Std.HashMap.partition
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Nat := @Std.HashMap.size
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Array (α × β) := @Std.HashMap.toArray
example : {α : Type u_4} → {β : Type u_5} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → List (α × β) := @Std.HashMap.toList
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Std.HashMap α β → Std.HashMap α β := @Std.HashMap.union
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → List α → Std.HashMap α Unit := @Std.HashMap.unitOfList
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → List β := @Std.HashMap.values
example : {α : Type u_3} → {β : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α β → Array β := @Std.HashMap.valuesArray

/-! `Std.Data.HashMap.Lemmas` -/
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {a : α}, @Eq Bool (@Std.HashMap.contains α β inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1)) a) false := @Std.HashMap.contains_empty
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, Std.HashMap.contains m a = Option.isSome m[a]? := @Std.HashMap.contains_eq_isSome_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α}, Std.HashMap.contains (Std.HashMap.erase m k) a = (!k == a && Std.HashMap.contains m a) := @Std.HashMap.contains_erase
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, Std.HashMap.contains m a = true ↔ a ∈ m := @Std.HashMap.contains_iff_mem
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, Std.HashMap.contains (Std.HashMap.insert m k v) a = (k == a || Std.HashMap.contains m a) := @Std.HashMap.contains_insert
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α} {v : β}, Std.HashMap.contains (Std.HashMap.insert m k v) k = true := @Std.HashMap.contains_insert_self
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α], List.Pairwise (fun (a b : α) => (a == b) = false) (Std.HashMap.keys m) := @Std.HashMap.distinct_keys
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {γ : Type u_5} {f : γ → α → β → γ} {init : γ}, Std.HashMap.fold f init m = List.foldl (fun (c : γ) (p : α × β) => f c (Prod.fst p) (Prod.snd p)) init (Std.HashMap.toList m) := @Std.HashMap.fold_eq_foldl_toList
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [inst_2 : Inhabited β] {a : α}, Std.HashMap.get! m a = m[a]! := @Std.HashMap.get!_eq_getElem!
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, Std.HashMap.get? m a = m[a]? := @Std.HashMap.get?_eq_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {a : α} {fallback : β}, Std.HashMap.getD ∅ a fallback = fallback := @Std.HashMap.getD_empty
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α} {fallback : β}, Std.HashMap.getD m a fallback = Option.getD m[a]? fallback := @Std.HashMap.getD_eq_getD_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {fallback : β}, Std.HashMap.getD (Std.HashMap.erase m k) a fallback = if (k == a) = true then fallback else Std.HashMap.getD m a fallback := @Std.HashMap.getD_erase
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {fallback v : β}, Std.HashMap.getD (Std.HashMap.insert m k v) a fallback = if (k == a) = true then v else Std.HashMap.getD m a fallback := @Std.HashMap.getD_insert
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α} {fallback v : β}, Std.HashMap.getD (Std.HashMap.insert m k v) k fallback = v := @Std.HashMap.getD_insert_self
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] [inst_2 : Inhabited β] {a : α}, @Eq β (@getElem! (@Std.HashMap α β inst inst_1) α β (fun (m : @Std.HashMap α β inst inst_1) (a : α) => @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) m a) (@Std.HashMap.instGetElem?Mem α β inst inst_1) inst_2 (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1)) a) (@default β inst_2) := @Std.HashMap.getElem!_empty
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [inst_2 : Inhabited β] {a : α}, m[a]! = Option.get! m[a]? := @Std.HashMap.getElem!_eq_get!_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] [inst_4 : Inhabited β] {k a : α} {v : β}, (Std.HashMap.insert m k v)[a]! = if (k == a) = true then v else m[a]! := @Std.HashMap.getElem!_insert
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] [inst_4 : Inhabited β] {k : α} {v : β}, (Std.HashMap.insert m k v)[k]! = v := @Std.HashMap.getElem!_insert_self
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {a : α}, @Eq (Option β) (@getElem? (@Std.HashMap α β inst inst_1) α β (fun (m : @Std.HashMap α β inst inst_1) (a : α) => @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) m a) (@Std.HashMap.instGetElem?Mem α β inst inst_1) (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1)) a) (@none β) := @Std.HashMap.getElem?_empty
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {a : α} {c : Nat}, @Eq (Option β) (@getElem? (@Std.HashMap α β inst inst_1) α β (fun (m : @Std.HashMap α β inst inst_1) (a : α) => @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) m a) (@Std.HashMap.instGetElem?Mem α β inst inst_1) (@Std.HashMap.emptyWithCapacity α β inst inst_1 c) a) (@none β) := @Std.HashMap.getElem?_emptyWithCapacity
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, ¬a ∈ m → m[a]? = none := @Std.HashMap.getElem?_eq_none
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, Std.HashMap.contains m a = false → m[a]? = none := @Std.HashMap.getElem?_eq_none_of_contains_eq_false
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α} (h : a ∈ m), m[a]? = some m[a] := @Std.HashMap.getElem?_eq_some_getElem
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α}, (Std.HashMap.erase m k)[a]? = if (k == a) = true then none else m[a]? := @Std.HashMap.getElem?_erase
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α}, (Std.HashMap.erase m k)[k]? = none := @Std.HashMap.getElem?_erase_self
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, (Std.HashMap.insert m k v)[a]? = if (k == a) = true then some v else m[a]? := @Std.HashMap.getElem?_insert
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, (Std.HashMap.insertIfNew m k v)[a]? = if (k == a) = true ∧ ¬k ∈ m then some v else m[a]? := @Std.HashMap.getElem?_insertIfNew
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α} {v : β}, (Std.HashMap.insert m k v)[k]? = some v := @Std.HashMap.getElem?_insert_self
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {m : @Std.HashMap α β inst inst_1} [inst_2 : @EquivBEq α inst] [inst_3 : @LawfulHashable α inst inst_1] {k a : α} {v : β} {h : @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) (@Std.HashMap.insert α β inst inst_1 m k v) a}, @Eq β (@getElem (@Std.HashMap α β inst inst_1) α β (@Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1)) (@GetElem?.toGetElem (@Std.HashMap α β inst inst_1) α β (fun (m : @Std.HashMap α β inst inst_1) (a : α) => @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) m a) (@Std.HashMap.instGetElem?Mem α β inst inst_1)) (@Std.HashMap.insert α β inst inst_1 m k v) a h) (@dite β (@Eq Bool (@BEq.beq α inst k a) true) ((@BEq.beq α inst k a).instDecidableEq' true) (fun (h₂ : @Eq Bool (@BEq.beq α inst k a) true) => v) fun (h₂ : Not (@Eq Bool (@BEq.beq α inst k a) true)) => @getElem (@Std.HashMap α β inst inst_1) α β (@Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1)) (@GetElem?.toGetElem (@Std.HashMap α β inst inst_1) α β (fun (m : @Std.HashMap α β inst inst_1) (a : α) => @Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) m a) (@Std.HashMap.instGetElem?Mem α β inst inst_1)) m a (@Std.HashMap.mem_of_mem_insert α β inst inst_1 m inst_2 inst_3 k a v h (@Iff.mpr (@Eq Bool (@BEq.beq α inst k a) false) (@Ne Bool (@BEq.beq α inst k a) true) (@Bool.eq_false_iff (@BEq.beq α inst k a)) h₂))) := @Std.HashMap.getElem_insert
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [inst_2 : EquivBEq α] [inst_3 : LawfulHashable α] {k : α} {v : β}, (Std.HashMap.insert m k v)[k] = v := @Std.HashMap.getElem_insert_self
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α} {h : a ∈ m}, Std.HashMap.get m a h = m[a] := @Std.HashMap.get_eq_getElem
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α], LawfulGetElem (Std.HashMap α β) α β fun (m : Std.HashMap α β) (a : α) => a ∈ m := inferInstance
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α], @Eq Bool (@Std.HashMap.isEmpty α β inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1))) true := @Std.HashMap.isEmpty_empty
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β}, Std.HashMap.isEmpty m = (Std.HashMap.size m == (0 : Nat)) := @Std.HashMap.isEmpty_eq_size_eq_zero
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β}, List.length (Std.HashMap.keys m) = Std.HashMap.size m := @Std.HashMap.length_keys
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β}, List.length (Std.HashMap.toList m) = Std.HashMap.size m := @Std.HashMap.length_toList
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α}, a ∈ Std.HashMap.erase m k ↔ (k == a) = false ∧ a ∈ m := @Std.HashMap.mem_erase
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, a ∈ m ↔ Std.HashMap.contains m a = true := @Std.HashMap.mem_iff_contains
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} {a : α}, a ∈ m ↔ Option.isSome m[a]? = true := @Std.HashMap.mem_iff_isSome_getElem?
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, a ∈ Std.HashMap.insert m k v ↔ (k == a) = true ∨ a ∈ m := @Std.HashMap.mem_insert
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, a ∈ Std.HashMap.insertIfNew m k v ↔ (k == a) = true ∨ a ∈ m := @Std.HashMap.mem_insertIfNew
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α} {v : β}, k ∈ Std.HashMap.insert m k v := @Std.HashMap.mem_insert_self
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] [LawfulBEq α] {k : α}, k ∈ Std.HashMap.keys m ↔ k ∈ m := @Std.HashMap.mem_keys
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k a : α} {v : β}, a ∈ Std.HashMap.insert m k v → (k == a) = false → a ∈ m := @Std.HashMap.mem_of_mem_insert
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] [LawfulBEq α] {k : α} {v : β}, (k, v) ∈ Std.HashMap.toList m ↔ m[k]? = some v := @Std.HashMap.mem_toList_iff_getElem?_eq_some
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {a : α}, Not (@Membership.mem α (@Std.HashMap α β inst inst_1) (@Std.HashMap.instMembership α β inst inst_1) (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1)) a) := @Std.HashMap.not_mem_empty
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α], @Eq (@Std.HashMap α β inst inst_1) (@Std.HashMap.ofList α β inst inst_1 (@List.nil (Prod α β))) (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1)) := @Std.HashMap.ofList_nil
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α], @Eq Nat (@Std.HashMap.size α β inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1))) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) := @Std.HashMap.size_empty
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α] {c : Nat}, @Eq Nat (@Std.HashMap.size α β inst inst_1 (@Std.HashMap.emptyWithCapacity α β inst inst_1 c)) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) := @Std.HashMap.size_emptyWithCapacity
example : ∀ {α : Type u_3} {β : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α}, Std.HashMap.size (Std.HashMap.erase m k) = if k ∈ m then Std.HashMap.size m - (1 : Nat) else Std.HashMap.size m := @Std.HashMap.size_erase
example : ∀ {α : Type u_4} {β : Type u_5} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashMap α β} [EquivBEq α] [LawfulHashable α] {k : α} {v : β}, Std.HashMap.size (Std.HashMap.insert m k v) = if k ∈ m then Std.HashMap.size m else Std.HashMap.size m + (1 : Nat) := @Std.HashMap.size_insert
example : ∀ {α : Type u_1} {β : Type u_2} [inst : BEq α] [inst_1 : Hashable α], @Eq (List (Prod α β)) (@Std.HashMap.toList α β inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashMap α β inst inst_1) (@Std.HashMap.instEmptyCollection α β inst inst_1))) (@List.nil (Prod α β)) := @Std.HashMap.toList_empty

/-! `Std.Data.HashSet.Basic` -/
example : (α : Type u_4) → [BEq α] → [Hashable α] → Type u_4 := @Std.HashSet
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → (α → Bool) → Bool := @Std.HashSet.all
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → (α → Bool) → Bool := @Std.HashSet.any
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Std.HashSet α → Bool := @Std.HashSet.beq
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → α → Bool := @Std.HashSet.contains
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → α → Bool × Std.HashSet α := @Std.HashSet.containsThenInsert
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Std.HashSet α → Std.HashSet α := @Std.HashSet.diff
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → optParam Nat (8 : Nat) → Std.HashSet α := @Std.HashSet.empty
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → optParam Nat (8 : Nat) → Std.HashSet α := @Std.HashSet.emptyWithCapacity
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → α → Std.HashSet α := @Std.HashSet.erase
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → (α → Bool) → Std.HashSet α → Std.HashSet α := @Std.HashSet.filter
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {β : Type u_4} → (β → α → β) → β → Std.HashSet α → β := @Std.HashSet.fold
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_4 → Type u_4} → [Monad m] → {β : Type u_4} → (β → α → m β) → β → Std.HashSet α → m β := @Std.HashSet.foldM
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_4 → Type u_4} → [Monad m] → (α → m PUnit) → Std.HashSet α → m PUnit := @Std.HashSet.forM
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → α → Option α := @Std.HashSet.get?
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Std.HashMap α Unit := @Std.HashSet.inner
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → α → Std.HashSet α := @Std.HashSet.insert
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {ρ : Type u_4} → [ForIn Id ρ α] → Std.HashSet α → ρ → Std.HashSet α := @Std.HashSet.insertMany
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → BEq (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Std.HashSet α} → {a : α} → Decidable (a ∈ m) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → EmptyCollection (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → {m : Type u_4 → Type u_5} → [Monad m] → ForIn m (Std.HashSet α) α := inferInstance
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Inhabited (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Insert α (Std.HashSet α) := inferInstance
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Inter (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Membership α (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → [Repr α] → Repr (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → SDiff (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Singleton α (Std.HashSet α) := inferInstance
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Union (Std.HashSet α) := inferInstance
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Std.HashSet α → Std.HashSet α := @Std.HashSet.inter
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Bool := @Std.HashSet.isEmpty
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashMap α Unit → Std.HashSet α := @Std.HashSet.mk
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Array α → Std.HashSet α := @Std.HashSet.ofArray
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → List α → Std.HashSet α := @Std.HashSet.ofList
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → (α → Bool) → Std.HashSet α → Std.HashSet α × Std.HashSet α := @Std.HashSet.partition
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Nat := @Std.HashSet.size
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Array α := @Std.HashSet.toArray
example : {α : Type u_4} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → List α := @Std.HashSet.toList
example : {α : Type u_3} → [inst : BEq α] → [inst_1 : Hashable α] → Std.HashSet α → Std.HashSet α → Std.HashSet α := @Std.HashSet.union

/-! `Std.Data.HashSet.Lemmas` -/
example : ∀ {α : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {a : α}, Std.HashSet.contains ∅ a = false := @Std.HashSet.contains_empty
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k a : α}, Std.HashSet.contains (Std.HashSet.erase m k) a = (!k == a && Std.HashSet.contains m a) := @Std.HashSet.contains_erase
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} {a : α}, Std.HashSet.contains m a = true ↔ a ∈ m := @Std.HashSet.contains_iff_mem
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k a : α}, Std.HashSet.contains (Std.HashSet.insert m k) a = (k == a || Std.HashSet.contains m a) := @Std.HashSet.contains_insert
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k : α}, Std.HashSet.contains (Std.HashSet.insert m k) k = true := @Std.HashSet.contains_insert_self
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α], List.Pairwise (fun (a b : α) => (a == b) = false) (Std.HashSet.toList m) := @Std.HashSet.distinct_toList
example : ∀ {α : Type u_1} [inst : BEq α] [inst_1 : Hashable α], @Eq Bool (@Std.HashSet.isEmpty α inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashSet α inst inst_1) (@Std.HashSet.instEmptyCollection α inst inst_1))) true := @Std.HashSet.isEmpty_empty
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α}, List.length (Std.HashSet.toList m) = Std.HashSet.size m := @Std.HashSet.length_toList
example : ∀ {α : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k a : α}, a ∈ Std.HashSet.erase m k ↔ (k == a) = false ∧ a ∈ m := @Std.HashSet.mem_erase
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} {a : α}, a ∈ m ↔ Std.HashSet.contains m a = true := @Std.HashSet.mem_iff_contains
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k a : α}, a ∈ Std.HashSet.insert m k ↔ (k == a) = true ∨ a ∈ m := @Std.HashSet.mem_insert
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k : α}, k ∈ Std.HashSet.insert m k := @Std.HashSet.mem_insert_self
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] [LawfulBEq α] {k : α}, k ∈ Std.HashSet.toList m ↔ k ∈ m := @Std.HashSet.mem_toList
example : ∀ {α : Type u_1} [inst : BEq α] [inst_1 : Hashable α] {a : α}, Not (@Membership.mem α (@Std.HashSet α inst inst_1) (@Std.HashSet.instMembership α inst inst_1) (@EmptyCollection.emptyCollection (@Std.HashSet α inst inst_1) (@Std.HashSet.instEmptyCollection α inst inst_1)) a) := @Std.HashSet.not_mem_empty
example : ∀ {α : Type u_1} [inst : BEq α] [inst_1 : Hashable α], @Eq (@Std.HashSet α inst inst_1) (@Std.HashSet.ofList α inst inst_1 (@List.nil α)) (@EmptyCollection.emptyCollection (@Std.HashSet α inst inst_1) (@Std.HashSet.instEmptyCollection α inst inst_1)) := @Std.HashSet.ofList_nil
example : ∀ {α : Type u_1} [inst : BEq α] [inst_1 : Hashable α], @Eq Nat (@Std.HashSet.size α inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashSet α inst inst_1) (@Std.HashSet.instEmptyCollection α inst inst_1))) (@OfNat.ofNat Nat (nat_lit 0) (instOfNatNat (nat_lit 0))) := @Std.HashSet.size_empty
example : ∀ {α : Type u_4} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k : α}, Std.HashSet.size (Std.HashSet.erase m k) = if k ∈ m then Std.HashSet.size m - (1 : Nat) else Std.HashSet.size m := @Std.HashSet.size_erase
example : ∀ {α : Type u_3} [inst : BEq α] [inst_1 : Hashable α] {m : Std.HashSet α} [EquivBEq α] [LawfulHashable α] {k : α}, Std.HashSet.size (Std.HashSet.insert m k) = if k ∈ m then Std.HashSet.size m else Std.HashSet.size m + (1 : Nat) := @Std.HashSet.size_insert
example : ∀ {α : Type u_1} [inst : BEq α] [inst_1 : Hashable α], @Eq (List α) (@Std.HashSet.toList α inst inst_1 (@EmptyCollection.emptyCollection (@Std.HashSet α inst inst_1) (@Std.HashSet.instEmptyCollection α inst inst_1))) (@List.nil α) := @Std.HashSet.toList_empty
