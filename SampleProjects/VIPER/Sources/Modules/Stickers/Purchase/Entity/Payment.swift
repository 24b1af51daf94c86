/// A payment that was made.
struct Payment: Equatable, Sendable {
  /// The number of its receipt.
  let number: Int

  /// In cents.
  let amount: Int

  /// The last four digits of the card.
  let cardEnding: String
}
