/// The proof of a purchase.
struct Receipt: Equatable {
  let number: Int

  /// What was charged, in cents.
  let amount: Int

  /// The last four digits of the card.
  let cardEnding: String
}
