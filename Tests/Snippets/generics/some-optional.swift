let a: (some A)? = nil
var b: some B { B.make() }
