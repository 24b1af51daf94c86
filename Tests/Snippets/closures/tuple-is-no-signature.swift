let a = { (A, B) }
let b = { (A(), B.c) }
let c = { (d: D) }
