prelude
import Init.Data.Except
import Init.Core.Control

/-! Exceptions above another monad, and passing them through state and readers. -/

set_option linter.all false
universe u v w

@[inline] abbrev throwThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v} (e : ε) : m α :=
  MonadExceptOf.throw e
@[inline] abbrev tryCatchThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v} (x : m α) (handle : ε → m α) : m α :=
  MonadExceptOf.tryCatch x handle
@[inline] abbrev liftM {m : Type u → Type v} {n : Type u → Type w} [MonadLiftT m n] {α : Type u} (x : m α) : n α := monadLift x
@[inline] def liftExcept {ε : Type u} {m : Type v → Type w} {α : Type v} [MonadExceptOf ε m] [Pure m] (x : Except ε α) :
    m α := match x with
  | .ok a => pure a
  | .error e => throwThe ε e

def ExceptT (ε : Type u) (m : Type u → Type v) (α : Type u) : Type v := m (Except ε α)
namespace ExceptT
@[inline] def mk {ε : Type u} {m : Type u → Type v} {α : Type u} (x : m (Except ε α)) : ExceptT ε m α := x
@[inline] def run {ε : Type u} {m : Type u → Type v} {α : Type u} (x : ExceptT ε m α) : m (Except ε α) := x
variable {ε : Type u} {m : Type u → Type v} [Monad m] {α β : Type u}
@[inline] protected def pure (a : α) : ExceptT ε m α := ExceptT.mk (pure (Except.ok a))
@[inline] protected def bindCont (f : α → ExceptT ε m β) : Except ε α → m (Except ε β)
  | .ok a => f a
  | .error e => pure (Except.error e)
@[inline] protected def bind (ma : ExceptT ε m α) (f : α → ExceptT ε m β) : ExceptT ε m β :=
  ExceptT.mk (ma >>= ExceptT.bindCont f)
@[inline] protected def map (f : α → β) (x : ExceptT ε m α) : ExceptT ε m β :=
  ExceptT.mk (x >>= fun a => match a with | .ok a => pure (Except.ok (f a)) | .error e => pure (Except.error e))
@[inline] protected def lift (t : m α) : ExceptT ε m α := ExceptT.mk (Except.ok <$> t)
@[inline] protected def tryCatch (ma : ExceptT ε m α) (handle : ε → ExceptT ε m α) : ExceptT ε m α :=
  ExceptT.mk (ma >>= fun r => match r with | .ok a => pure (Except.ok a) | .error e => handle e)
instance : Monad (ExceptT ε m) := { pure := ExceptT.pure, bind := ExceptT.bind, map := ExceptT.map }
instance : MonadLift m (ExceptT ε m) := ⟨ExceptT.lift⟩
instance : MonadLift (Except ε) (ExceptT ε m) := ⟨fun e => ExceptT.mk (pure e)⟩
@[inline] protected def adapt {ε' : Type u} (f : ε → ε') : ExceptT ε m α → ExceptT ε' m α :=
  fun x => ExceptT.mk (Except.mapError f <$> x.run)
end ExceptT
instance instMonadExceptOfExceptT {ε : Type u} {m : Type u → Type v} [Monad m] : MonadExceptOf ε (ExceptT ε m) :=
  ⟨fun e => ExceptT.mk (pure (Except.error e)), ExceptT.tryCatch⟩
instance instMonadExceptOfExceptT_1 {ε₁ ε₂ : Type u} {m : Type u → Type v} [MonadExceptOf ε₁ m] : MonadExceptOf ε₁ (ExceptT ε₂ m) :=
  ⟨fun e => ExceptT.mk (throwThe ε₁ e), fun x handle => ExceptT.mk (tryCatchThe ε₁ x handle)⟩
instance {ε : Type u} {m : Type u → Type v} {α : Type u} [Monad m] [Inhabited ε] : Inhabited (ExceptT ε m α) := ⟨throw default⟩

/-! Leaving a `do` block early from inside `try`. -/
abbrev EarlyReturnT (ρ : Type u) (m : Type u → Type v) (α : Type u) : Type v := ExceptT ρ m α
@[inline] abbrev EarlyReturnT.return {ρ : Type u} {m : Type u → Type v} {α : Type u} [Monad m] (r : ρ) : EarlyReturnT ρ m α :=
  throw r

def OptionT (m : Type u → Type v) (α : Type u) : Type v := m (Option α)
namespace OptionT
@[inline] def mk {m : Type u → Type v} {α : Type u} (x : m (Option α)) : OptionT m α := x
@[inline] def run {m : Type u → Type v} {α : Type u} (x : OptionT m α) : m (Option α) := x
variable {m : Type u → Type v} [Monad m] {α β : Type u}
@[inline] protected def bind (x : OptionT m α) (f : α → OptionT m β) : OptionT m β :=
  OptionT.mk (x >>= fun r => match r with | some a => f a | none => pure none)
@[inline] protected def pure (a : α) : OptionT m α := OptionT.mk (pure (some a))
instance : Monad (OptionT m) := { pure := OptionT.pure, bind := OptionT.bind }
@[inline] protected def orElse (x : OptionT m α) (y : Unit → OptionT m α) : OptionT m α :=
  OptionT.mk (x >>= fun r => match r with | some a => pure (some a) | none => y ())
@[inline] protected def fail : OptionT m α := OptionT.mk (pure none)
instance : Alternative (OptionT m) := { failure := OptionT.fail, orElse := OptionT.orElse }
@[inline] protected def lift (x : m α) : OptionT m α := OptionT.mk (x >>= fun a => pure (some a))
instance : MonadLift m (OptionT m) := ⟨OptionT.lift⟩
@[inline] protected def tryCatch (x : OptionT m α) (handle : PUnit → OptionT m α) : OptionT m α :=
  OptionT.mk (x >>= fun r => match r with | some a => pure (some a) | none => handle ⟨⟩)
instance : MonadExceptOf PUnit (OptionT m) := ⟨fun _ => OptionT.fail, OptionT.tryCatch⟩
instance (ε : Type u) [MonadExceptOf ε m] : MonadExceptOf ε (OptionT m) :=
  ⟨fun e => OptionT.mk (throwThe ε e), fun x handle => OptionT.mk (tryCatchThe ε x handle)⟩
end OptionT
instance : MonadExceptOf PUnit Option := ⟨fun _ => none, fun x handle => match x with | some a => some a | none => handle ⟨⟩⟩
abbrev BreakT (m : Type u → Type v) (α : Type u) : Type v := OptionT m α
@[inline] abbrev BreakT.break {α : Type u} {m : Type u → Type v} [Monad m] : BreakT m α := failure
abbrev ContinueT (m : Type u → Type v) (α : Type u) : Type v := OptionT m α
@[inline] abbrev ContinueT.continue {α : Type u} {m : Type u → Type v} [Monad m] : ContinueT m α := failure

/-! Readers. -/
def ReaderT (ρ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := ρ → m α
abbrev ReaderM (ρ α : Type u) : Type u := ReaderT ρ Id α
@[inline] def ReaderT.run {ρ : Type u} {m : Type u → Type v} {α : Type u} (x : ReaderT ρ m α) (r : ρ) : m α := x r
instance {ρ : Type u} {m : Type u → Type v} {α : Type u} [Inhabited (m α)] : Inhabited (ReaderT ρ m α) := ⟨fun _ => default⟩
class MonadReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where read : m ρ
class MonadReader (ρ : outParam (Type u)) (m : Type u → Type v) where read : m ρ
export MonadReader (read)
@[inline] def readThe (ρ : Type u) {m : Type u → Type v} [MonadReaderOf ρ m] : m ρ := MonadReaderOf.read
instance {ρ : Type u} {m : Type u → Type v} [MonadReaderOf ρ m] : MonadReader ρ m := ⟨readThe ρ⟩
instance {ρ : Type u} {m : Type u → Type v} {n : Type u → Type w} [MonadLift m n] [MonadReaderOf ρ m] : MonadReaderOf ρ n :=
  ⟨liftM (m := m) (readThe ρ)⟩
class MonadWithReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where withReader {α : Type u} : (ρ → ρ) → m α → m α
class MonadWithReader (ρ : outParam (Type u)) (m : Type u → Type v) where withReader {α : Type u} : (ρ → ρ) → m α → m α
export MonadWithReader (withReader)
instance {ρ : Type u} {m : Type u → Type v} [MonadWithReaderOf ρ m] : MonadWithReader ρ m := ⟨MonadWithReaderOf.withReader⟩
namespace ReaderT
variable {ρ : Type u} {m : Type u → Type v} {α β : Type u}
instance : MonadLift m (ReaderT ρ m) := ⟨fun x _ => x⟩
instance (ε : Type u) [MonadExceptOf ε m] : MonadExceptOf ε (ReaderT ρ m) :=
  ⟨fun e _ => throwThe ε e, fun x c r => tryCatchThe ε (x r) fun e => c e r⟩
@[inline] protected def read [Monad m] : ReaderT ρ m ρ := pure
instance [Monad m] : MonadReaderOf ρ (ReaderT ρ m) := ⟨ReaderT.read⟩
@[inline] protected def pure [Monad m] (a : α) : ReaderT ρ m α := fun _ => pure a
@[inline] protected def bind [Monad m] (x : ReaderT ρ m α) (f : α → ReaderT ρ m β) : ReaderT ρ m β :=
  fun r => x r >>= fun a => f a r
instance [Monad m] : Monad (ReaderT ρ m) := { pure := ReaderT.pure, bind := ReaderT.bind, map := fun f x r => f <$> x r }
instance [Alternative m] [Monad m] : Alternative (ReaderT ρ m) :=
  { failure := fun _ => failure, orElse := fun x y r => Alternative.orElse (x r) fun _ => y () r }
@[inline] protected def adapt {ρ' : Type u} (f : ρ' → ρ) : ReaderT ρ m α → ReaderT ρ' m α := fun x r => x (f r)
end ReaderT
instance {ρ : Type u} {m : Type u → Type v} : MonadWithReaderOf ρ (ReaderT ρ m) := ⟨fun f x r => x (f r)⟩

/-! State. -/
namespace StateT
variable {σ : Type u} {m : Type u → Type v} [Monad m] {α β : Type u}
@[inline] protected def lift (t : m α) : StateT σ m α := fun s => t >>= fun a => pure (a, s)
@[inline] protected def failure [Alternative m] : StateT σ m α := fun _ => failure
@[inline] protected def orElse [Alternative m] (x : StateT σ m α) (y : Unit → StateT σ m α) : StateT σ m α :=
  fun s => Alternative.orElse (x s) fun _ => y () s
instance [Alternative m] : Alternative (StateT σ m) := { failure := StateT.failure, orElse := StateT.orElse }
instance (ε : Type u) [MonadExceptOf ε m] : MonadExceptOf ε (StateT σ m) :=
  ⟨fun e _ => throwThe ε e, fun x c s => tryCatchThe ε (x s) fun e => c e s⟩
end StateT
@[inline] abbrev getThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] : m σ := MonadStateOf.get
@[inline] abbrev modifyThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] (f : σ → σ) : m PUnit :=
  MonadStateOf.modifyGet fun s => (⟨⟩, f s)
@[inline] abbrev modifyGetThe {α : Type u} (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] (f : σ → α × σ) : m α :=
  MonadStateOf.modifyGet f
instance {σ : Type u} {m : Type u → Type v} {n : Type u → Type w} [MonadLift m n] [MonadStateOf σ m] : MonadStateOf σ n :=
  ⟨liftM (m := m) MonadStateOf.get, fun s => liftM (m := m) (MonadStateOf.set s), fun f => liftM (m := m) (MonadStateOf.modifyGet f)⟩
@[inline] def getModify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m σ := modifyGet fun s => (s, f s)

@[inline] protected def MonadExcept.orElse {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v} (t₁ : m α) (t₂ : Unit → m α) : m α :=
  tryCatch t₁ fun _ => t₂ ()
instance (priority := low) {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v} : OrElse (m α) := ⟨MonadExcept.orElse⟩
@[inline] def MonadExcept.ofExcept {ε : Type u} {m : Type v → Type w} {α : Type v} [Monad m] [MonadExcept ε m] : Except ε α → m α
  | .ok a => pure a
  | .error e => throw e
export MonadExcept (ofExcept)

/-- Do the second action whatever becomes of the first. -/
class MonadFinally (m : Type u → Type v) where
  tryFinally' {α β : Type u} : m α → (Option α → m β) → m (α × β)
export MonadFinally (tryFinally')
@[inline] def tryFinally {m : Type u → Type v} {α β : Type u} [MonadFinally m] [Functor m] (x : m α) (finalizer : m β) : m α :=
  Prod.fst <$> tryFinally' x fun _ => finalizer
instance Id.finally : MonadFinally Id := ⟨fun x h => (x, h (some x))⟩
instance ExceptT.finally {m : Type u → Type v} {ε : Type u} [MonadFinally m] [Monad m] : MonadFinally (ExceptT ε m) where
  tryFinally' x h := ExceptT.mk (do
    let r ← tryFinally' x.run fun e? => match e? with
      | some (.ok a) => (h (some a)).run
      | _ => (h none).run
    match r with
    | (.ok a, .ok b) => pure (.ok (a, b))
    | (_, .error e) => pure (.error e)
    | (.error e, _) => pure (.error e))
instance StateT.tryFinally {m : Type u → Type v} {σ : Type u} [MonadFinally m] [Monad m] : MonadFinally (StateT σ m) where
  tryFinally' x h := fun s => do
    let ((a, _), (b, s'')) ← tryFinally' (x s) fun
      | some (a, s') => h (some a) s'
      | none => h none s
    pure ((a, b), s'')
instance ReaderT.tryFinally {m : Type u → Type v} {ρ : Type u} [MonadFinally m] : MonadFinally (ReaderT ρ m) :=
  ⟨fun x h r => tryFinally' (x r) fun a? => h a? r⟩
