let a = flag ? A.one : B.two
let b = flag ? A(): C()
let c = x == nil ? D.self : E.self
