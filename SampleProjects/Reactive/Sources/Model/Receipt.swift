/// The proof of a purchase.
struct Receipt: Equatable, Sendable {
  let number: Int

  /// In cents.
  let amount: Int
  let cardEnding: String
}
