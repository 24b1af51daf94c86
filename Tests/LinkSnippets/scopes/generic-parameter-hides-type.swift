struct Item {}
struct Box<Item> {
  var content: Item
  func replaced(by item: Item) -> Box<Item> { Box(content: item) }
}
func box(_ item: Item) -> Box<Item> { Box(content: item) }
