struct Key<Value> {}
struct Values {
  subscript<Value>(key: Key<Value>) -> Value { fatalError() }
}
struct Theme {
  var name = ""
}
func use(_ values: Values, _ key: Key<Theme>) -> String { values[key].name }
