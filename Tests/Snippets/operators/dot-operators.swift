infix operator .&&
func .&& (a: A, b: B) -> C { C() }
prefix func .! (a: A) -> A { a }
func ... (a: A, b: A) -> Range<A> { Range(a, b) }
