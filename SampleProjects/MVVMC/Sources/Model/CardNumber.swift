/// The number of a card: 16 digits.
struct CardNumber: Equatable, Sendable {
  let digits: String

  /// Leaves out the blanks; `nil` unless 16 digits remain.
  init?(_ text: String) {
    let digits = text.filter { !$0.isWhitespace }
    guard digits.count == 16, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    self.digits = digits
  }
}
