prelude
import Init.Core.Decidable
import Init.Core.Equality

/-! Functors, monads, state, exceptions, early exit from `do` blocks. -/

set_option linter.all false
universe u v w x

class Functor (f : Type u → Type v) : Type (max (u+1) v) where
  map : {α β : Type u} → (α → β) → f α → f β
  mapConst : {α β : Type u} → α → f β → f α := Function.comp map (Function.const _)
class Pure (f : Type u → Type v) where pure {α : Type u} : α → f α
export Pure (pure)
class Seq (f : Type u → Type v) : Type (max (u+1) v) where seq : {α β : Type u} → f (α → β) → (Unit → f α) → f β
class SeqLeft (f : Type u → Type v) : Type (max (u+1) v) where seqLeft : {α β : Type u} → f α → (Unit → f β) → f α
class SeqRight (f : Type u → Type v) : Type (max (u+1) v) where seqRight : {α β : Type u} → f α → (Unit → f β) → f β
class Bind (m : Type u → Type v) where bind : {α β : Type u} → m α → (α → m β) → m β
export Bind (bind)
class Applicative (f : Type u → Type v) extends Functor f, Pure f, Seq f, SeqLeft f, SeqRight f where
  map := fun x y => Seq.seq (pure x) fun _ => y
  seqLeft := fun a b => Seq.seq (Functor.map (Function.const _) a) b
  seqRight := fun a b => Seq.seq (Functor.map (Function.const _ id) a) b
class Monad (m : Type u → Type v) : Type (max (u+1) v) extends Applicative m, Bind m where
  map f x := bind x (Function.comp pure f)
  seq f x := bind f fun y => Functor.map y (x ())
  seqLeft x y := bind x fun a => bind (y ()) (fun _ => pure a)
  seqRight x y := bind x fun _ => y ()
class Alternative (f : Type u → Type v) : Type (max (u+1) v) extends Applicative f where
  failure : {α : Type u} → f α
  orElse : {α : Type u} → f α → (Unit → f α) → f α
export Alternative (failure)
instance {f : Type u → Type v} {α : Type u} [Alternative f] : OrElse (f α) := ⟨Alternative.orElse⟩
class MonadLift (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where monadLift : {α : Type u} → m α → n α
class MonadLiftT (m : Type u → Type v) (n : Type u → Type w) where monadLift : {α : Type u} → m α → n α
export MonadLiftT (monadLift)
instance {m : Type u → Type v} {n : Type u → Type w} {o : Type u → Type x} [MonadLift n o] [MonadLiftT m n] : MonadLiftT m o :=
  ⟨fun x => MonadLift.monadLift (m := n) (monadLift x)⟩
instance {m : Type u → Type v} : MonadLiftT m m := ⟨fun x => x⟩
class MonadExceptOf (ε : semiOutParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} (body : m α) (handler : ε → m α) : m α
class MonadExcept (ε : outParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} : m α → (ε → m α) → m α
export MonadExcept (throw tryCatch)
instance {ε : Type u} {m : Type v → Type w} [MonadExceptOf ε m] : MonadExcept ε m := ⟨MonadExceptOf.throw, MonadExceptOf.tryCatch⟩
inductive ForInStep (α : Type u) : Type u where
  | done : α → ForInStep α
  | yield : α → ForInStep α
class ForIn.{u₀, v₀, u₁, u₂} (m : Type u₁ → Type u₂) (ρ : Type u₀) (α : outParam (Type v₀)) where
  forIn {β : Type u₁} (x : ρ) (b : β) (f : α → β → m (ForInStep β)) : m β
export ForIn (forIn)
/-! Leaving a `do` block early. -/
@[inline] def EarlyReturn.runK {ρ α : Type u} {β : Type v} (x : Except ρ α) (ret : ρ → β) (pure : α → β) : β := match x with
  | .error r => ret r
  | .ok a => pure a
@[inline] def Break.runK {α : Type u} {β : Type v} (x : Option α) (breakK : Unit → β) (successK : α → β) : β := match x with
  | some a => successK a
  | none => breakK ()
@[inline] def Continue.runK {α : Type u} {β : Type v} (x : Option α) (continueK : Unit → β) (successK : α → β) : β := match x with
  | some a => successK a
  | none => continueK ()
def Id (type : Type u) : Type u := type
@[inline] def Id.run {α : Type u} (x : Id α) : α := x
instance Id.instMonad : Monad Id := { pure := fun x => x, bind := fun x f => f x, map := fun f x => f x }
instance {α : Type u} [i : Inhabited α] : Inhabited (Id α) := ⟨i.default⟩
instance {α : Type u} {n : Nat} [i : OfNat α n] : OfNat (Id α) n := ⟨i.ofNat⟩
instance instMonadOption : Monad Option :=
  { pure := some, bind := fun x f => match x with | some a => f a | none => none, map := fun f x => match x with | some a => some (f a) | none => none }
instance instAlternativeOption : Alternative Option :=
  { failure := none, orElse := fun x y => match x with | some a => some a | none => y () }
instance instMonadExcept {ε : Type u} : Monad (Except ε) :=
  { pure := .ok, bind := fun x f => match x with | .ok a => f a | .error e => .error e, map := fun f x => match x with | .ok a => .ok (f a) | .error e => .error e }
instance {ε : Type u} : MonadExceptOf ε (Except ε) := ⟨.error, fun x h => match x with | .ok a => .ok a | .error e => h e⟩
def StateT (σ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := σ → m (Prod α σ)
abbrev StateM (σ α : Type u) : Type u := StateT σ Id α
@[inline] def StateT.run {σ : Type u} {m : Type u → Type v} {α : Type u} (x : StateT σ m α) (s : σ) : m (Prod α σ) := x s
@[inline] def StateT.run' {σ : Type u} {m : Type u → Type v} [Functor m] {α : Type u} (x : StateT σ m α) (s : σ) : m α :=
  Functor.map (fun p => p.1) (x s)
instance StateT.instMonad {σ : Type u} {m : Type u → Type v} [Monad m] : Monad (StateT σ m) :=
  { pure := fun a s => pure ⟨a, s⟩, bind := fun x f s => bind (x s) fun p => f p.1 p.2, map := fun f x s => bind (x s) fun p => pure ⟨f p.1, p.2⟩ }
instance {σ : Type u} {m : Type u → Type v} [Monad m] : MonadLift m (StateT σ m) := ⟨fun x s => bind x fun a => pure ⟨a, s⟩⟩
class MonadStateOf (σ : semiOutParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α
class MonadState (σ : outParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α
export MonadState (get set modifyGet)
instance {σ : Type u} {m : Type u → Type v} [MonadStateOf σ m] : MonadState σ m :=
  ⟨MonadStateOf.get, MonadStateOf.set, MonadStateOf.modifyGet⟩
instance {σ : Type u} {m : Type u → Type v} [Monad m] : MonadStateOf σ (StateT σ m) :=
  ⟨fun s => pure ⟨s, s⟩, fun s _ => pure ⟨.unit, s⟩, fun f s => pure (f s)⟩
@[inline] def modify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m PUnit := modifyGet fun s => ⟨.unit, f s⟩
