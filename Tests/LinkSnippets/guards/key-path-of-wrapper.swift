@propertyWrapper struct Watched<Value> {
  let wrappedValue: Value
  init(_ keyPath: KeyPath<String, Value>) { wrappedValue = ""[keyPath: keyPath] }
}
struct Text {
  var utf8Length = 1
  var utf8: [UInt8] = []
}
extension String {
  var halfLength: Int { 1 }
}
struct Screen {
  @Watched(\.utf8) var bytes
  @Watched(\.halfLength) var utf8Length
  func use() -> Int { utf8Length + bytes.count }
}
