// file: App/Types.swift
protocol P {
  var x: Int { get }
  func act()
}
struct LockState: P {
  var x = 1
  func act() {}
}
extension P {
  func helper() { act() }
  static var idle: LockState { LockState() }
}
extension P where Self == LockState {
  static var busy: LockState { LockState() }
}
class Base<T: P> {
  var t: T
  init(t: T) { self.t = t }
  struct Inner { var value: T }
  enum Kind { case one(T), two(Inner) }
  func inner() -> Inner { Inner(value: t) }
  subscript(i: Int) -> Inner { inner() }
  func kinds() -> [Kind] { [.one(t)] }
  typealias Short = Inner
}
class Mid<U: P>: Base<U> {
  func mid() { inner().value.act() }
  var again: Inner { inner() }
}
class Leaf: Mid<LockState> {
  func leaf() { inner().value.act(); again.value.act() }
}
final class Final: Leaf {}
// file: App/Use.swift
func u1(_ m: Mid<LockState>, _ l: Leaf, _ f: Final) {
  m.inner().value.act()
  m.again.value.act()
  m[0].value.act()
  l.inner().value.act()
  l.again.value.act()
  f.again.value.act()
  f.t.act()
}
func u2(_ b: Base<LockState>) {
  for kind in b.kinds() {
    switch kind {
    case .one(let t): t.act()
    case .two(let inner): inner.value.act()
    }
  }
  let short: Base<LockState>.Short = b.inner()
  short.value.act()
  let (first, second) = (b.inner(), b[0])
  first.value.act()
  second.value.act()
  let values = b.kinds().compactMap { kind -> Base<LockState>.Inner? in nil }
  values.first?.value.act()
  guard case .two(let inner) = b.kinds()[0] else { return }
  inner.value.act()
  inner.value.helper()
}
func u3(_ inner: Base<some P>.Inner, _ any: Base<AnyOf>.Inner) {
  inner.value.act()
  any.value.act()
}
struct AnyOf: P {
  var x = 1
  func act() {}
}
func u5(_ inner: Base<LockState>.Inner?) {
  inner?.value.act()
  if let inner { inner.value.act() }
  let closure: (Base<LockState>.Inner) -> Void = { $0.value.act() }
  _ = closure
}
func u6(_ b: Base<LockState>) {
  let paths: [KeyPath<Base<LockState>.Inner, Int>] = [\.value.x]
  _ = paths
  let mirror = Base.Inner(value: b.t)
  mirror.value.act()
  let base = Base(t: LockState())
  base.inner().value.act()
  Base(t: LockState()).inner().value.act()
  Base<LockState>(t: .busy).t.act()
}
extension Base.Inner where T == LockState {
  func special() { value.act() }
}
extension Base where T == LockState {
  func own() { inner().value.act(); t.act() }
}
