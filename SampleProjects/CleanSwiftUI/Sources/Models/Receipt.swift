/// The proof of a purchase.
struct Receipt: Equatable, Identifiable {
  let number: Int

  /// In cents.
  let amount: Int

  /// The last four digits of the card.
  let cardEnding: String

  var id: Int { number }
}
