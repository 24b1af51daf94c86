@propertyWrapper struct Trimmed {
  var wrappedValue: String
}
func use(@Trimmed name: String) -> String { name }
