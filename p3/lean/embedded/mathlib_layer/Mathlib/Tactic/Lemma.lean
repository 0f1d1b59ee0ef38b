import Init

/-! The `lemma` command, another word for `theorem`. -/

open Lean in
syntax (name := lemma) (priority := default + 1) declModifiers group("lemma " declId ppIndent(declSig) declVal) : command

macro_rules
  | `($mods:declModifiers lemma $id:declId $sig:declSig $val:declVal) => `($mods:declModifiers theorem $id:declId $sig:declSig $val:declVal)
