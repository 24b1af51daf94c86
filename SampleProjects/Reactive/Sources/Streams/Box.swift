/// What an operator remembers from one value to the next, for one subscription.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
