enum E {
  case a
  static let first = E.a
  case b(B)
  func f() -> F { .one }
  var isA: Bool { if case .a = self { true } else { false } }
  init() { self = .a }
}
