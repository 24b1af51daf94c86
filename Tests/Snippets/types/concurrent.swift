@concurrent func f() async -> A { A() }
let b: @concurrent (B) async -> C
