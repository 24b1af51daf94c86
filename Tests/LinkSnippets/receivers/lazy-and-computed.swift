struct Gift {
  var price = 1
}
class Shop {
  lazy var gift = Gift()
  var other: Gift { gift }
}
func use(_ shop: Shop) -> Int { shop.gift.price + shop.other.price }
