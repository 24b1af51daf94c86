func f() -> (A) -> B { return { c in B(c) } }
func g() -> C { return C { D() } }
