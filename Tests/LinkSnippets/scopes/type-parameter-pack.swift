struct Value {}
func each<each Value>(_ values: repeat each Value) {}
func use(_ value: Value) { each(value, value) }
