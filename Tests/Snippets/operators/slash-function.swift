func / (a: A, b: B) -> C { C() }
prefix func /(a: A) -> B { B() }
func after() {}
