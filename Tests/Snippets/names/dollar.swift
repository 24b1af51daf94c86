let a = list.map { $0 + $1.b(A.c) }
func f() { $value.run(B()) }
