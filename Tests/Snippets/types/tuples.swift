let a: (A, B), b: (x: C, y: D), c: (), d: (E)
func f(_ p: (first: F, second: G)) {}
