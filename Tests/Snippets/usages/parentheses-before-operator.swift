let a = (b ?? .c) == .d ? e : f
let g = h((.i, .j) == k, (.l) + m)
let n = (o ?? .p) && q
let r = -(s ?? .t) + u, v = -[.w] + x
