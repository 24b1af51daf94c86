func <> (a: A, b: A) -> B { a < b || b > a ? B.c : B.d }
func ??? <T>(a: T?, b: @autoclosure () -> T) -> T { a ?? b() }
prefix func ! (a: A) -> B { B() }
