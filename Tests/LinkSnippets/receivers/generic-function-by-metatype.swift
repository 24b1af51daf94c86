struct Gift {
  var price = 1
}
func make<Value>(_ type: Value.Type) -> Value { fatalError() }
func use() -> Int { make(Gift.self).price }
