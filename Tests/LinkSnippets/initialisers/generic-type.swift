struct Box<Value> {
  init(_ value: Value) {}
}
extension Box where Value == Int {
  init(number: Int) { self.init(number) }
}
func use() { _ = (Box(1), Box<Int>(number: 1), Box<String>("a")) }
