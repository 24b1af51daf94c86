let a = "/* A.b", c = C.d // "
let e = "// x", f = "*/ \(F.g)"
