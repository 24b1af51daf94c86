struct Gift {
  var cost = 1
}
func same<Value>(_ value: Value) -> Value { value }
func first<Value>(of values: [Value]) -> Value { values[0] }
func use(_ gift: Gift) -> Int { same(gift).cost + first(of: [gift]).cost }
