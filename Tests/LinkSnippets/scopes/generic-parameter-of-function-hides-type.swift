struct Value {}
func same<Value>(_ value: Value) -> Value { value }
func own(_ value: Value) -> Value { same(value) }
