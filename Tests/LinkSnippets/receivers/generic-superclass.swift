class Store<Item> {
  func all() -> [Item] { [] }
}
struct Gift {
  var price = 1
}
class Gifts: Store<Gift> {
  func first() -> Int { all()[0].price }
}
