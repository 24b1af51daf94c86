let a = Regex { /x"/; A.b }
let c = s.replacing(/\s+/, with: C.d)
