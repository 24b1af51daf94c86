struct S {
  @_dynamicReplacement(for: a()) func b() {}
  @_dynamicReplacement(for: a(_:to:)) func c(_ d: D, to e: E) {}
  @_specialize(exported: true, target: f(_:), where T == G)
  @derivative(of: i, wrt: (self, j))
  @transpose(of: k, wrt: 0)
  func l<T>(_ t: T) {}
}
@derivative(of: +) func m() {}
