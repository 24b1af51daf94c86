@propertyWrapper struct Bound<Value> {
  let keyPath: ReferenceWritableKeyPath<Model, Value>
  init(_ keyPath: ReferenceWritableKeyPath<Model, Value>) { self.keyPath = keyPath }
  var wrappedValue: Value { Model()[keyPath: keyPath] }
}
@propertyWrapper struct State<Value> {
  let keyPath: WritableKeyPath<Model, Value>
  init(_ keyPath: WritableKeyPath<Model, Value>) { self.keyPath = keyPath }
  var wrappedValue: Value { Model()[keyPath: keyPath] }
}
class Model {
  var title = Title()
}
struct Title {
  func show() {}
}
struct Screen {
  @Bound(\.title) var bound
  @State(\.title) var state
  func use() {
    bound.show()
    state.show()
  }
}
