let a = "\(A.b /* ) " C.d */)"
let e = E()
