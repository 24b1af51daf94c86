let a: some P = some
func f() -> any Q { any }
let g = [any R]()
