@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
  var projectedValue: Handle<Value> { Handle(value: wrappedValue) }
}
struct Handle<Value> {
  let value: Value
  var count: Int { 1 }
}
struct Other { var count = 2 }
struct Row { var title = "" }
struct Screen {
  @Stored var row: Row
  @Stored<Int> var number = 1
}
extension Screen {
  func own() -> Int { $row.count + self.$number.count }
}
func use(_ screen: Screen) -> Int { screen.$number.count }
