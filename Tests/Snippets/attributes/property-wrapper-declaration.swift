@propertyWrapper
struct Clamped<Value: Comparable> {
  var wrappedValue: Value
  var projectedValue: Clamped<Value> { self }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {}
}
