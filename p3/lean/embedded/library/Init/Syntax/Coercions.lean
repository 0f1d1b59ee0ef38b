prelude
import Init.Data.Array.Basic

/-! Names, coercions and identifiers inside macros. -/

set_option linter.all false
universe u v w

namespace Lean
@[extern "n"] opaque Name.append (a b : Name) : Name
instance : Append Name := ⟨Name.append⟩
/-- With these two present, an application whose result type is an out-parameter (such as `xs[0]!`) is elaborated before it is coerced. -/
@[coe_decl] abbrev Internal.coeM {m : Type u → Type v} {α β : Type u} [∀ a, CoeT α a β] [Monad m] (x : m α) : m β :=
  bind x fun a => pure (CoeT.coe a)
@[coe_decl] abbrev Internal.liftCoeM {m : Type u → Type v} {n : Type u → Type w} {α β : Type u} [MonadLiftT m n] [∀ a, CoeT α a β] [Monad n] (x : m α) : n β :=
  bind (MonadLiftT.monadLift x) fun a => pure (CoeT.coe a)
/-- A plain identifier where a declaration's name, or a binder, is asked for. -/
instance : CoeOut Ident (TSyntax `Lean.Parser.Command.declId) :=
  ⟨fun s => ⟨.node .none `Lean.Parser.Command.declId #[s.raw, mkNullNode]⟩⟩
/-- Identifiers and terms where a binder of `fun` is asked for. -/
instance : CoeOut Ident (TSyntax `Lean.Parser.Term.funBinder) := ⟨fun s => ⟨s.raw⟩⟩
instance : CoeOut Term (TSyntax `Lean.Parser.Term.funBinder) := ⟨fun s => ⟨s.raw⟩⟩
instance : CoeOut Ident (TSyntax `Lean.binderIdent) := ⟨fun s => ⟨s.raw⟩⟩
end Lean
