struct Box<Value> {
  var all: [Value]
}
struct Gift {
  var price = 1
}
func use(_ box: Box<Gift>, _ boxes: [Box<Gift>]) -> Int {
  box.all[0].price + boxes[0].all.map { $0.price }[0]
}
