protocol Source {
  associatedtype Item
  func next() -> Item
}
struct Item {}
func drain<S: Source>(_ source: S) -> S.Item where S.Item: Equatable { source.next() }
