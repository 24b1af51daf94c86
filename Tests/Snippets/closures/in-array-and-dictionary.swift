let a = [{ A() }, { (b: B) in C(b) }]
let d = ["x": { D.e() }]
