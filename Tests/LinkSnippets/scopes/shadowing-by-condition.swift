struct Item {
  var title = ""
}
let item = Item()
func use(_ maybe: Item?) -> String {
  if let item = maybe { return item.title }
  guard let item = maybe else { return item.title }
  return item.title
}
