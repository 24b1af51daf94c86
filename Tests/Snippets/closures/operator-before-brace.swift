let a = b ?? { A() }
let c = d == { B.e }()
