@propertyWrapper struct Setting<Value> {
  var keyPath: KeyPath<Settings, Value>
  var wrappedValue: Value { Settings()[keyPath: keyPath] }
}
struct Settings {
  var theme: Theme { Theme() }
}
struct Theme {
  func apply() {}
}
struct Screen {
  @Setting(keyPath: \.theme) var theme
  func use() { theme.apply() }
}
