struct Box<Value> {
  var value: Value
  func get() -> Value { value }
}
struct Gift {
  var price = 1
}
func use(_ box: Box<Gift>) -> Int { box.value.price + box.get().price }
