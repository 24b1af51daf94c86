/// Why nothing is bought.
enum PurchaseFailure: Equatable, Sendable {
  case invalidCard, cardDeclined
  case request(RequestFailure)
}
