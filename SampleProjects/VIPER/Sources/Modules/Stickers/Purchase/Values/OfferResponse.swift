/// What is for sale.
struct OfferResponse: Equatable, Sendable {
  let name: String
  let cents: Int

  /// Whether the user may buy at all.
  let mayBuy: Bool
}
