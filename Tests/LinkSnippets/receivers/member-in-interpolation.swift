struct Gift {
  var price = 1
}
func use(_ gift: Gift) -> String { "costs \(gift.price) or \(Gift().price)" }
