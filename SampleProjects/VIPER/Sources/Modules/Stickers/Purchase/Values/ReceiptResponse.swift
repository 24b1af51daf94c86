/// The proof of a purchase.
struct ReceiptResponse: Equatable, Sendable {
  let number: Int
  let cents: Int
  let cardEnding: String
}
