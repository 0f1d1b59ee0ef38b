"""Words of Lean and of its library that the judge's view never renames. Tables of data.

A name in these tables stays as written even where the model declares one like it: a library routine must not be able to
hide behind a declaration of the same last word.
"""

from __future__ import annotations

import re


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


def components(name: str) -> list[str]:
    """Parts of a dotted name, without `«»`."""
    return [quoted or plain for quoted, plain in re.findall(r"«([^»]*)»|([^.«»]+)", name)]


KEYWORDS = words(
    """
    abbrev admit all_goals and_intros any_goals apply as assumption at attribute axiom break by by_cases by_contra
    calc case cases catch change class classical coinductive congr constructor continue contradiction conv decide
    decreasing_by def deriving do dsimp else end exact example exists exfalso export extends ext false_or_by_contra
    finally first for from fun fun_induction funext generalize generalizing grind have haveI hiding if in include
    induction inductive infix infixl infixr inferInstance inferInstanceAs inhabit injection injections instance intro
    intros iterate lambda left let letI lemma local macro macro_rules match mut mutual namespace native_decide nofun
    nomatch noncomputable norm_num notation obtain omega omit only opaque open partial postfix prefix private protected
    rcases rec refine rename rename_i renaming repeat replace return revert rewrite rfl rfl' right rintro rw rwa
    scoped section set_option show simp simp_all simpa skip solve_by_elim sorry specialize split structure subst
    subst_vars suffices symm syntax termination_by then theorem throw trivial try universe unfold unless unsafe using
    variable where while with
    """
)

LIBRARY = words(
    """
    Type Prop Sort True False And Or Not Iff Eq Ne HEq Exists Subtype Sigma PSigma Prod Sum PUnit Unit Empty Bool Nat
    Int Rat Real Fin Char String List Array Vector Option Except Id StateM StateT ExceptT ReaderM ReaderT IO UInt8
    UInt16 UInt32 UInt64 USize Float BitVec ByteArray Subarray Substring Std HashMap HashSet TreeMap TreeSet Finset
    Multiset Set Finmap Classical Function Decidable DecidableEq DecidableRel BEq LawfulBEq Ord Ordering LT LE Min Max
    Inhabited Nonempty Repr ToString Hashable Append HAppend Add HAdd Mul HMul Sub HSub Div HDiv Mod HMod Pow HPow Neg
    Monad Pure Bind Functor Applicative Membership GetElem WellFounded Acc SizeOf Quot Quotient Setoid ForIn Stream
    WellFoundedRelation Lex Mathlib Init Lean
    zero succ nil cons some none true false inl inr ok error mk intro refl left right isTrue isFalse lt eq gt ofNat
    negSucc fst snd pure bind default
    id const flip comp curry uncurry max min abs natAbs toNat not and or xor cond ite dite compare compareOfLessAndEq
    panic dbg_trace absurd
    append reverse reverseAux map map₂ mapM mapIdx mapFinIdx filter filterMap filterM foldl foldr foldlM foldrM foldl1
    foldr1 fold forM forIn forEach sum prod product maximum maximum? minimum minimum? max? min? maxOn minOn maxD minD
    argmax argmin
    length size count countP contains elem any all find? findSome? findIdx findIdx? findIdxs idxOf idxOf? indexOf indexOf?
    lookup head head! head? headD tail tail! tail? tailD getLast getLast! getLast? getLastD dropLast get get! get? getD
    getElem getElem! getElem? set set! setIfInBounds insert insertIdx insertIdx! insertNth insertMany erase eraseIdx
    eraseP eraseDups
    eraseReps eraseDup dedup pwFilter nub union inter diff disjoint subset sublists sublistsLen permutations take takeWhile
    drop dropWhile takeD splitAt splitOn splitOnP split splitBy groupBy groupByKey partition partitionMap partitionM span
    zip zipWith zipIdx zipWithAll unzip enum enumFrom range range' iota replicate replicateM join flatten flatMap
    bindM concat intersperse intercalate rotateLeft rotateRight rotate isPrefixOf isSuffixOf isSublist isPerm isEmpty
    merge mergeSort mergeSort' sort insertionSort orderedInsert qsort qsortOrd quickSort heapSort binSearch
    binSearchContains binInsert
    sortDedup toList toArray ofFn ofList push pop back back! back? swap swapAt swapIfInBounds modify modifyHead
    extract shrink singleton isEqv allDiff unattach attach attachWith pmap scanl scanr transpose prefixes inits tails
    gcd lcm xgcd gcdA gcdB log log2 sqrt pow factorial choose fib isPrime Prime minFac factors primeFactorsList
    digits ofDigits testBit shiftLeft shiftRight land lor lxor bits popcount repeat iterate rec recOn strongRec
    strongRecOn casesOn brecOn fix fixF find findGreatest toDigits repr div mod add sub mul neg ediv emod tdiv tmod
    fdiv fmod divExact pred isPowerOfTwo nextPowerOfTwo clog
    toString toUpper toLower capitalize trim trimLeft trimRight toNat? toInt? toInt! toNat! isNat isInt join startsWith endsWith
    replace data chars asString front posOf revPosOf isAlpha isDigit isAlphanum isUpper isLower isWhitespace val
    toUTF8 utf8ByteSize hash beq decEq decide alter insertIfNew getKey keys values keysArray valuesArray toFinset card powerset
    choose some_spec choice choose_spec arbitrary epsilon propDecidable
    """
)
