struct Gift {
  var price = 1
  mutating func raise() {}
}
func use(_ gift: inout Gift) {
  gift.price += 1
  gift.raise()
  let change = { (other: inout Gift) in other.price = 2 }
  change(&gift)
}
