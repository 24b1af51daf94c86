let a = A.b(c:d:)
let e = F.g(_:)
