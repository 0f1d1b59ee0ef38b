prelude
import Init.Syntax.Builtin

/-! Length, append and map of lists, and the first operations on arrays: what quotations expand to. -/

set_option linter.all false
universe u v w

namespace List
@[implicit_reducible] def length {α : Type u} : List α → Nat
  | .nil => 0
  | .cons _ as => length as + 1
protected def append {α : Type u} : (xs ys : List α) → List α
  | .nil, bs => bs
  | .cons a as, bs => .cons a (List.append as bs)
instance instAppend {α : Type u} : Append (List α) := ⟨List.append⟩
@[specialize] def map {α : Type u} {β : Type v} (f : α → β) : (l : List α) → List β
  | .nil => .nil
  | .cons a as => .cons (f a) (map f as)
def concat {α : Type u} (as : List α) (a : α) : List α := as ++ .cons a .nil
end List
@[extern "n"] def Array.mkArray0 {α : Type u} : Array α := ⟨.nil⟩
@[extern "n"] def Array.mkArray1 {α : Type u} (a₁ : α) : Array α := ⟨.cons a₁ .nil⟩
@[extern "n"] def Array.mkArray2 {α : Type u} (a₁ a₂ : α) : Array α := ⟨.cons a₁ (.cons a₂ .nil)⟩
@[extern "n"] def Array.mkArray3 {α : Type u} (a₁ a₂ a₃ : α) : Array α := ⟨.cons a₁ (.cons a₂ (.cons a₃ .nil))⟩
@[extern "n"] def Array.mkArray4 {α : Type u} (a₁ a₂ a₃ a₄ : α) : Array α := ⟨.cons a₁ (.cons a₂ (.cons a₃ (.cons a₄ .nil)))⟩
@[extern "n"] def Array.mkArray5 {α : Type u} (a₁ a₂ a₃ a₄ a₅ : α) : Array α :=
  ⟨.cons a₁ (.cons a₂ (.cons a₃ (.cons a₄ (.cons a₅ .nil))))⟩
@[extern "n"] def Array.mkArray6 {α : Type u} (a₁ a₂ a₃ a₄ a₅ a₆ : α) : Array α :=
  ⟨.cons a₁ (.cons a₂ (.cons a₃ (.cons a₄ (.cons a₅ (.cons a₆ .nil)))))⟩
@[extern "n"] def Array.mkArray7 {α : Type u} (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : α) : Array α :=
  ⟨.cons a₁ (.cons a₂ (.cons a₃ (.cons a₄ (.cons a₅ (.cons a₆ (.cons a₇ .nil))))))⟩
@[extern "n"] def Array.append {α : Type u} (as bs : Array α) : Array α := ⟨as.toList ++ bs.toList⟩
@[extern "lean_mk_empty_array_with_capacity"] def Array.emptyWithCapacity {α : Type u} (c : Nat) : Array α := ⟨.nil⟩
abbrev Array.mkEmpty {α : Type u} (c : Nat) : Array α := emptyWithCapacity c
@[extern "lean_mk_empty_array"] def Array.empty {α : Type u} : Array α := ⟨.nil⟩
@[extern "lean_array_get_size", implicit_reducible] def Array.size {α : Type u} (a : Array α) : Nat := a.toList.length
@[extern "lean_array_push"] def Array.push {α : Type u} (a : Array α) (v : α) : Array α := ⟨a.toList.concat v⟩
@[match_pattern] abbrev List.toArray {α : Type u} (xs : List α) : Array α := .mk xs
def Array.map {α : Type u} {β : Type v} (f : α → β) (as : Array α) : Array β := ⟨as.toList.map f⟩
def Array.isEmpty {α : Type u} (as : Array α) : Bool := Nat.beq as.size 0
instance {α : Type u} : Append (Array α) := ⟨Array.append⟩
@[extern "n"] opaque String.toRawSubstring (s : String) : Substring.Raw
@[extern "n"] opaque String.toRawSubstring' (s : String) : Substring.Raw
