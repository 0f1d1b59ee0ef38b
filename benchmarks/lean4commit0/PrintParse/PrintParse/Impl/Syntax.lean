-- !benchmark @start imports
-- !benchmark @end imports

/-!
# PrintParse.Impl.Syntax

Arithmetic expressions, written as tokens with all their brackets and read back.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace PrintParse

-- ── Types ────────────────────────────────────────────────────────

/-- An arithmetic expression. -/
inductive Expr where
  | lit (n : Nat)
  | add (a b : Expr)
  | mul (a b : Expr)
  deriving DecidableEq, Repr

/-- What expressions are written with. -/
inductive Token where
  | number (n : Nat)
  | plus
  | times
  | left
  | right
  deriving DecidableEq, Repr

-- ── Signatures ───────────────────────────────────────────────────

/-- Write an expression; a sum or product stands in brackets. -/
abbrev PrintSig := Expr → List Token

/-- Read an expression back; `none` unless the tokens are exactly one written expression. -/
abbrev ParseSig := List Token → Option Expr

/-- How deeply an expression is nested; a number has depth 0. -/
abbrev DepthSig := Expr → Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=print
/-- Write an expression before a text. -/
def printBefore : Expr → List Token → List Token
  | .lit n, rest => .number n :: rest
  | .add a b, rest => .left :: printBefore a (.plus :: printBefore b (.right :: rest))
  | .mul a b, rest => .left :: printBefore a (.times :: printBefore b (.right :: rest))
-- !benchmark @end code_aux def=print

def print : PrintSig :=
-- !benchmark @start code def=print
  fun e => printBefore e []
-- !benchmark @end code def=print

-- !benchmark @start code_aux def=parse
/-- Read one expression of at most the given depth, and return it with the text behind it. -/
def parseOne : Nat → List Token → Option (Expr × List Token)
  | _, .number n :: rest => some (.lit n, rest)
  | depth + 1, .left :: rest =>
    match parseOne depth rest with
    | some (a, .plus :: more) =>
      match parseOne depth more with
      | some (b, .right :: behind) => some (.add a b, behind)
      | _ => none
    | some (a, .times :: more) =>
      match parseOne depth more with
      | some (b, .right :: behind) => some (.mul a b, behind)
      | _ => none
    | _ => none
  | _, _ => none
-- !benchmark @end code_aux def=parse

def parse : ParseSig :=
-- !benchmark @start code def=parse
  fun tokens =>
    match parseOne tokens.length tokens with
    | some (e, []) => some e
    | _ => none
-- !benchmark @end code def=parse

-- !benchmark @start code_aux def=depth
/-- The depth of an expression, by its form. -/
def nesting : Expr → Nat
  | .lit _ => 0
  | .add a b => max (nesting a) (nesting b) + 1
  | .mul a b => max (nesting a) (nesting b) + 1
-- !benchmark @end code_aux def=depth

def depth : DepthSig :=
-- !benchmark @start code def=depth
  nesting
-- !benchmark @end code def=depth

end PrintParse
