func add(_ a: Number, to b: Number) -> Number {
  return a
}
func plain() {}
