func outer() {
  func inner() -> Inner { Inner() }
  struct Local { let value: Value }
  inner()
}
