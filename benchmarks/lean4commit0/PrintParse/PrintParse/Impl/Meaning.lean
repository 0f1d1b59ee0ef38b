import PrintParse.Impl.Syntax

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# PrintParse.Impl.Meaning

What expressions mean, and simpler ones that mean the same.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace PrintParse

-- ── Signatures ───────────────────────────────────────────────────

/-- The value of an expression. -/
abbrev EvalSig := Expr → Nat

/-- The number of numbers, sums and products in an expression. -/
abbrev SizeSig := Expr → Nat

/-- An expression of the same value without sums with zero and products with zero or one. -/
abbrev SimplifySig := Expr → Expr

/-- The value of a written expression; `none` where nothing can be read. -/
abbrev CalculateSig := List Token → Option Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=eval
/-- The value of an expression, by its form. -/
def value : Expr → Nat
  | .lit n => n
  | .add a b => value a + value b
  | .mul a b => value a * value b
-- !benchmark @end code_aux def=eval

def eval : EvalSig :=
-- !benchmark @start code def=eval
  value
-- !benchmark @end code def=eval

-- !benchmark @start code_aux def=size
/-- The number of parts of an expression, by its form. -/
def parts : Expr → Nat
  | .lit _ => 1
  | .add a b => parts a + parts b + 1
  | .mul a b => parts a + parts b + 1
-- !benchmark @end code_aux def=size

def size : SizeSig :=
-- !benchmark @start code def=size
  parts
-- !benchmark @end code def=size

-- !benchmark @start code_aux def=simplify
/-- A sum of two simple expressions, itself simple. -/
def sum (a b : Expr) : Expr :=
  if a = .lit 0 then b else if b = .lit 0 then a else .add a b

/-- A product of two simple expressions, itself simple. -/
def product (a b : Expr) : Expr :=
  if a = .lit 0 then .lit 0 else if b = .lit 0 then .lit 0
  else if a = .lit 1 then b else if b = .lit 1 then a else .mul a b

/-- Simplify from the inside out. -/
def simple : Expr → Expr
  | .lit n => .lit n
  | .add a b => sum (simple a) (simple b)
  | .mul a b => product (simple a) (simple b)
-- !benchmark @end code_aux def=simplify

def simplify : SimplifySig :=
-- !benchmark @start code def=simplify
  simple
-- !benchmark @end code def=simplify

-- !benchmark @start code_aux def=calculate
-- !benchmark @end code_aux def=calculate

def calculate : CalculateSig :=
-- !benchmark @start code def=calculate
  fun tokens => (parse tokens).map eval
-- !benchmark @end code def=calculate

end PrintParse
