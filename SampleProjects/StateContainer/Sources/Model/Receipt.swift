/// The proof of a purchase.
struct Receipt: Equatable, Sendable {
  let number: Int
  let pack: String

  /// In cents.
  let amount: Int
  let cardEnding: String
}
