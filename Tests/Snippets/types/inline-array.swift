let a: [3 of A]
let b: [2 of [4 of B]]
let c: [count of C] = [C()]
