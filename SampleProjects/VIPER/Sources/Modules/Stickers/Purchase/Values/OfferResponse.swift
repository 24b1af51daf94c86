/// What is for sale.
struct OfferResponse: Equatable, Sendable {
  /// Why the user cannot buy it.
  enum Obstacle: Equatable, Sendable {
    case userMayNotBuy, isOwned
  }

  let name: String
  let cents: Int

  /// `nil` if the user can buy it.
  let obstacle: Obstacle?
}
