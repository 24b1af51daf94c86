@propertyWrapper struct Lazy<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(wrappedValue: Value, label: String) { self.wrappedValue = wrappedValue }
}
struct Item {
  var name = ""
}
struct Model {
  @Lazy var item = Item()
  @Lazy(label: "a") var other: Item = Item()
}
func use(_ model: Model) -> String { model.item.name + model.other.name }
