let a = "\(value, format: .number, style: A.b)"
let c = "\(raw: C.d)"
