protocol Makeable {
  init(number: Int)
}
func make<T: Makeable>(_ type: T.Type) -> T { T(number: 1) }
extension Makeable {
  static func one() -> Self { Self(number: 1) }
}
