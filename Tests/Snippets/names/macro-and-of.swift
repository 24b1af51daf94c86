let macro = A(), of = B()
macro.run(C())
f(of: of, macro: macro)
func macro(_ d: D) {}
