enum E {
  case a, b(B)
  func f() {
    switch self {
    case .a: A.run()
    case .b(let value): value.run(B())
    }
  }
  case c
}
