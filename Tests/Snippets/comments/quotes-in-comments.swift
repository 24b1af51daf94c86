// "
let a = A() /* " */
/* ' */ let b = "x" // \(B.c)
