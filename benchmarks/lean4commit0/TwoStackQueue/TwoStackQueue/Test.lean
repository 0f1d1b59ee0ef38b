import TwoStackQueue.Harness

/-!
# TwoStackQueue.Test

Examples that the reference implementation passes.
-/

open TwoStack

#guard contents empty == []
#guard contents (push (push (push empty 1) 2) 3) == [1, 2, 3]
#guard (pop (push (push empty 1) 2)).map (fun r => (r.1, contents r.2)) == some (1, [2])
#guard pop empty == none
#guard size (push (push empty 1) 2) == 2
#guard peek (push (push empty 1) 2) == some 1
#guard peek empty == none
#guard contents (fromList [4, 5, 6]) == [4, 5, 6]
#guard contents (append (fromList [1, 2]) (push (fromList [3]) 4)) == [1, 2, 3, 4]
