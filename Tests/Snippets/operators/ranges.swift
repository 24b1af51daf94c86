let a = A.low...A.high
let b = list[..<B.end]
let c = list[C.start...]
case_(A.x..<B.y)
