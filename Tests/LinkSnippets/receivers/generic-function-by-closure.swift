struct Gift {
  var price = 1
}
func run<Value>(_ body: () -> Value) -> Value { body() }
func use(_ gift: Gift) -> Int { run { gift }.price }
