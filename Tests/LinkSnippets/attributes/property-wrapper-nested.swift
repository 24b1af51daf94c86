enum Storage {
  @propertyWrapper struct Key {
    var wrappedValue: Int
  }
}
struct Model {
  @Storage.Key var number = 1
}
