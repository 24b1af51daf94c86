let a = { A() }()
let b: B = { (c: C) in B(c) }(C())
