struct Settings {
  var theme = Theme()
}
struct Theme {
  var color = Color()
}
struct Color {
  func mix() {}
}
@dynamicMemberLookup struct Client {
  var get = { Settings() }
  var count = 1
  subscript<Value>(dynamicMember keyPath: KeyPath<Settings, Value>) -> Value {
    self.get()[keyPath: keyPath]
  }
}
@dynamicMemberLookup struct Boxed<Value> {
  var value: Value
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Boxed<T> {
    Boxed<T>(value: value[keyPath: path])
  }
}
func use(_ client: Client, _ boxed: Boxed<Settings>) -> Int {
  client.theme.color.mix()
  boxed.theme.color.value.mix()
  return client.count
}
