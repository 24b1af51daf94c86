/// The number of a card to pay with: 16 digits.
struct CardNumber: Equatable, Sendable {
  let digits: String

  init(typed: String) throws(Problem) {
    digits = typed.filter { !$0.isWhitespace }
    let areDigits = digits.allSatisfy { ("0"..."9").contains($0) }
    guard digits.count == 16, areDigits else { throw .invalidCard }
  }
}
