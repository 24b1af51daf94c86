let a = { { { A() } } }
let b = { (c: C) in { (d: D) in E() } }
