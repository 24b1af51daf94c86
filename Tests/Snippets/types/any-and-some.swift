let a: any A
let b: any B.Type
func f(c: any C, d: some D) -> (any E)? { nil }
