/// What the use case offers: buying a sticker pack.
@MainActor
protocol PurchaseInteractorInput {
  /// Tells what is for sale.
  func start()

  /// Pays, unless that is under way.
  func buy(card: String)
}

/// Who hears of the use case.
@MainActor
protocol PurchaseInteractorOutput: AnyObject {
  func offerIs(_ offer: OfferResponse)
  func purchaseDidStart()
  func purchaseDidFail(_ failure: PurchaseFailure)
  func purchaseDidSucceed(_ receipt: ReceiptResponse)
}

/// What is for sale.
struct OfferResponse: Equatable, Sendable {
  let name: String
  let cents: Int

  /// Whether the user may buy at all.
  let mayBuy: Bool
}

/// The proof of a purchase.
struct ReceiptResponse: Equatable, Sendable {
  let number: Int
  let cents: Int
  let cardEnding: String
}

/// Why nothing is bought.
enum PurchaseFailure: Equatable, Sendable {
  case invalidCard, cardDeclined
  case request(RequestFailure)
}
