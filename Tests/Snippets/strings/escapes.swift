let a = "\" A.b \\", c = C.d
let e = "\u{41}\n\t\0\'", f = F()
