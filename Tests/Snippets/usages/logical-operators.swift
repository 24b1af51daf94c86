let a = b && .c == d || .e != f
let g = .h || i ?? .j
