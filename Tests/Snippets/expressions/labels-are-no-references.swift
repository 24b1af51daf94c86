call(Name: A.b, Other: C())
let d = D(E: F.g)
