let a = "A.b", c = C.d
let e = "", f = F()
