let a = A(b) { C() }
let d = D.make(e: 1) { _ in E() }
f { G() }
