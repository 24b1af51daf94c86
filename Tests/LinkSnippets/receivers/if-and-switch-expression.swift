struct Gift {
  var price = 1
}
func use(_ flag: Bool, _ a: Gift, _ b: Gift) -> Int {
  let gift = if flag { a } else { b }
  return gift.price
}
