struct Real {}
struct Real2 {}
struct Outer {
  typealias Real = Real2
  var real: Real
}
extension Outer {
  func make() -> Real { Real() }
}
