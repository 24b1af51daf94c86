// Implicit members that a closure returns beside other values
struct Token: Equatable {
  var n = 0
  static var line: Token { Token() }
  static func space(_ s: String) -> Token { Token() }
}
struct Decoy {
  static var line: Decoy { Decoy() }
  static func space(_ s: String) -> Decoy { Decoy() }
}
func use(_ tokens: [Token]) -> [[Token]] {
  [
    tokens.map { $0.n == 1 ? .line : $0 },
    tokens.map { $0.n == 1 ? $0 : .space(" ") },
    tokens.map { t in
      if t.n == 1 { return .line }
      return t
    },
    tokens.map { t in
      guard t.n > 1 else { return .space("a") }
      return t
    },
    tokens.map { (t: Token) -> Token in t.n == 1 ? .line : t },
    tokens.map { t in if t.n == 1 { .line } else { t } },
    tokens.map { t in switch t.n { case 1: .line; default: t } },
  ]
}
