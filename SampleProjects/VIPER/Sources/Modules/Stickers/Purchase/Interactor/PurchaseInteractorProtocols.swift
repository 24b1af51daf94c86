/// What the interactor offers: buying a sticker pack.
@MainActor
protocol PurchaseInteractorInput {
  /// Tells what is for sale.
  func start()

  /// Pays, unless something is in the way of that or it is under way.
  func buy(card: String)
}

/// Who hears of the interactor.
@MainActor
protocol PurchaseInteractorOutput: AnyObject {
  func offerIs(_ offer: OfferResponse)
  func purchaseDidStart()
  func purchaseDidFail(_ failure: PurchaseFailure)
  func purchaseDidSucceed(_ receipt: ReceiptResponse)
}
