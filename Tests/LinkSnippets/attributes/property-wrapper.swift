@propertyWrapper struct Clamped {
  var wrappedValue: Int
  var projectedValue: Clamped { self }
  func reset() {}
}
struct Model {
  @Clamped var level = 1
}
extension Model {
  func use() -> Int {
    $level.reset()
    return level
  }
}
