enum Keyword {
  case `init`, `self`, other
}
struct Kind {
  static let other = Kind()
  init() {}
}
struct Tokens {
  func at(_ kind: Kind) -> Bool { true }
  func at(_ keyword: Keyword) -> Bool { true }
}
func parse(_ tokens: Tokens) {
  _ = tokens.at(.`init`)
  _ = Keyword.`init`
  _ = Keyword.`self`
  let first: Keyword = .`init`
  _ = first
}
