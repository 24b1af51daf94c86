struct Gift {
  var price = 1
}
func use() {
  let closure = { (gift: Gift) in print(gift.price) }
  closure(Gift())
}
