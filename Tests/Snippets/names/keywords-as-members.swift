let a = A.default, b = x.class, c = B.init(y).self
x.import.struct.func(C())
let d = y.case, e = z.protocol.Type
