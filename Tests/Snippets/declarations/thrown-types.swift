func f() throws(A.B) -> C {}
struct D {
  init() async throws(E<F>) {}
  var g: H {
    get async throws(any I) { h { () throws(J) in try k() } }
  }
  subscript(l: () throws(M) -> N) -> O { get throws(Never) { let p: () throws(Q) -> R } }
  func s() throws {
    var t: U { get throws(V) { W() } }
    do throws(X) {} catch {}
  }
  func y() rethrows {}
}
