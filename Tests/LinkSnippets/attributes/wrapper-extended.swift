// file: Outside/Stored.swift
@propertyWrapper public struct Stored<Value> {
  public let wrappedValue: Value
  public init(_ name: String, _ value: Value) { wrappedValue = value }
}
// file: App/Screen.swift
import Outside
struct Key<Value> {
  let initial: Value
}
struct Theme {
  func apply() {}
}
extension Key<Theme> {
  static var theme: Key<Theme> { Key(initial: Theme()) }
}
extension Stored {
  init(_ key: Key<Value>) { self.init("", key.initial) }
}
struct Screen {
  @Stored(.theme) var written: Theme
  func use() { written.apply() }
}
