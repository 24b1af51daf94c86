// `Self ==` says which type an extension is for.
protocol Style { init() }
protocol Alias: Style { func paint() }
struct Outlined: Alias {
  init() {}
  func paint() {}
  var width: Int { 1 }
  static func make() -> Outlined { Outlined() }
}
struct Filled: Alias { func paint() {} }
extension Alias where Self == Outlined {
  static var outlined: Self { .init() }
  static var second: Outlined { Self() }
  func again() -> Self { paint(); self.paint(); _ = self.width; return Self.make() }
  static func third() -> Self { Self.make() }
}
extension Style where Self == Filled { static var filled: Filled { Filled() } }
extension Alias { @discardableResult func every() -> Self { paint(); return .init() } }
func use(_ value: Outlined) { _ = value.again(); value.every(); value.paint() }
extension Outlined { @discardableResult func twice() -> Self { paint(); return self } }
