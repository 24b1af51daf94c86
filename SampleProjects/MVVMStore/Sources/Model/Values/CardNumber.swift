/// The number of a card, as the server takes it.
struct CardNumber: Equatable, Sendable {
  let digits: String

  /// Throws ``Problem/invalidCard`` unless there are 16 digits besides the blanks.
  init(_ text: String) throws(Problem) {
    digits = text.filter { !$0.isWhitespace }
    guard digits.count == 16, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw .invalidCard
    }
  }
}
