struct Model {
  func hash() -> Int { 1 }
}
func use<T: Hashable>(_ value: T) -> Int { value.hashValue }
