struct Box {
  var value: Value {
    func make() -> Value { Value() }
    return make()
  }
}
