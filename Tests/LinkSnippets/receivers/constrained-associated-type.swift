// Members of an associated type that a where clause constrains
protocol Named {}
extension Named {
  var title: String { "" }
  func show() {}
}
struct Other {
  var title = ""
  func show() {}
}
protocol Source {
  associatedtype Item
  associatedtype Key
  var item: Item { get }
  var key: Key { get }
  func load() -> Item
}
extension Source where Item: Named {
  func use() -> String { item.title + self.item.title + load().title }
  var first: String {
    let one = item
    one.show()
    return [item].map { $0.title }.joined()
  }
}
extension Source where Item: Named, Key == Other {
  func both() -> String { item.title + key.title }
}
extension Source {
  func some() -> String where Item: Named {
    item.show()
    return item.title
  }
}
func use<S: Source>(_ source: S) -> String where S.Item: Named { source.item.title }
func both<S: Source, T: Source>(_ s: S, _ t: T) -> String where S.Item: Named, T.Item == Other {
  s.item.title + t.item.title
}
struct Box<S: Source> where S.Item: Named {
  let source: S
  func use() { source.load().show() }
}
