struct Key {}
struct Table<Key> {
  struct Row {
    var key: Key
  }
}
extension Table.Row {
  func rekeyed(_ key: Key) -> Key { key }
}
