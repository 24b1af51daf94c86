let a: A
let b: Blet c: C
let d: D
let e: E
