public actor A<B: C>: D, E where B.F == G {
  static let shared = A<H>()
}
