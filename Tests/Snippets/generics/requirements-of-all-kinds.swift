struct A<T: B, each U: C & D, let n: Int, V>: E<T> where V: AnyObject, T.F == [V?], V.G: ~Copyable {
  func f<W: H.I>(_ w: W) where W.J == (K) -> L, repeat each U: M {}
  init() where V == Int {}
  subscript<X: N>(x: X) -> O where X: P { fatalError() }
}
extension A where T == B<Q> {
  typealias R<S: B> = S where S: T
}
protocol Y<Z>: AnyObject where Z.A: B {
  associatedtype Z: C where Z.D == E
}
