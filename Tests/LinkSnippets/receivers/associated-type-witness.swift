protocol Provider {
  associatedtype Item
  func item() -> Item
}
struct Gift {
  var price = 1
}
struct Gifts: Provider {
  typealias Item = Gift
  func item() -> Item { Gift() }
}
func use(_ gifts: Gifts) -> Int { gifts.item().price }
