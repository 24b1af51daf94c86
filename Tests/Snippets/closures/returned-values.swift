let one = { try await load() }
let several = { (n: Int) in
  if n > 1 { return first }
  let inner = { return third }
  func nested() -> Row { return fourth }
  return second
}
let none = {
  run()
  return .some
}
