prefix operator ❗
prefix func ❗(a: A) -> B { B() }
let b = ❗A.one
