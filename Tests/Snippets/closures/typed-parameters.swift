let a = { (b: B, _ c: C, d: D...) async throws(E) -> F in G() }
let h = { (x, y) in H(x, y) }
