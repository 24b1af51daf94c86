/// The number of a card that can be charged.
struct CardNumber: Equatable {
  private static let length = 16

  let digits: String

  /// Reads what the user has written, without its blanks; `nil` if that is no number of a card.
  init?(_ text: String) {
    let digits = text.filter { !$0.isWhitespace }
    guard digits.count == Self.length, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    self.digits = digits
  }
}
