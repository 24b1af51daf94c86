struct Box<Value> {
  var value: Value
}
struct Gift {
  var price = 1
}
func use(_ gift: Gift) -> Int {
  let box = Box(value: gift)
  return box.value.price
}
