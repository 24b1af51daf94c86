protocol Priced {
  var price: Int { get }
}
struct Gift: Priced {
  var price = 1
}
func total<Item: Priced>(_ items: [Item]) -> Int { items.map { $0.price }.reduce(0, +) }
func one<Item>(_ item: Item) -> Int where Item: Priced { item.price }
