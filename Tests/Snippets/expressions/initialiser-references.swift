let a = A.init
let b = list.map(B.init)
let c = C.init(x:y:), d = D.E.init()
