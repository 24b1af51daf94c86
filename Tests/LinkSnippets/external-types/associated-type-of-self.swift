struct Element {
  static func name() -> String { "" }
}
struct Index {}
protocol Named {
  static func name() -> String
}
extension Named where Self: Collection, Self.Iterator.Element: Named {
  static func name() -> String { Element.name() }
  func at(_ index: Index) -> Element { self[index] }
}
extension Named where Self: Hashable {
  static func other() -> String { Element.name() }
}
extension Named {
  static func third() -> String { Element.name() }
}
