protocol Store<Key, Value> {
  associatedtype Key
  associatedtype Value
}
func f(_ s: some Store<String, Int>) -> any Store<Name, Row> { s }
