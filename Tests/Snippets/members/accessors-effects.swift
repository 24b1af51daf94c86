struct S {
  var a: A { get async throws { try await A.load() } }
  var b: B { get throws(Failure) { B() } }
  var c: C { get async { C() } }
}
