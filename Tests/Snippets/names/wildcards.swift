func f(_: A) { _ = B(); for _ in C.all {} }
let g = { (_: D, _) in E() }
