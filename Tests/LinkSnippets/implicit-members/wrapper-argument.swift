enum Key {
  case name, age
}
@propertyWrapper struct Stored {
  var wrappedValue: Int = 0
  init(key: Key) {}
  init(wrappedValue: Int, _ key: Key) {}
}
struct Settings {
  @Stored(key: .name) var name
  @Stored(.age) var age = 1
}
