class Base {}
typealias First = Base
typealias Second = First
extension Second {
  func more() {}
}
class Derived: Second {
  func use() { more() }
}
