/// Buys a sticker pack.
@MainActor
final class PurchaseInteractor: PurchaseInteractorInput {
  private static let cardLength = 16

  weak var output: (any PurchaseInteractorOutput)?

  private let service: any PurchaseService
  private var isBuying = false

  init(service: any PurchaseService) {
    self.service = service
  }

  func start() {
    guard let pack = service.pack else { return }
    output?.offerIs(OfferResponse(name: pack.name, cents: pack.price, mayBuy: service.mayBuy))
  }

  func buy(card: String) {
    guard service.mayBuy, !isBuying else { return }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == Self.cardLength, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      output?.purchaseDidFail(.invalidCard)
      return
    }
    isBuying = true
    output?.purchaseDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        let receipt = try await service.buy(card: digits)
        self?.output?.purchaseDidSucceed(
          ReceiptResponse(
            number: receipt.number, cents: receipt.amount, cardEnding: receipt.cardEnding))
      } catch {
        self?.fail(error)
      }
    }
  }

  private func fail(_ error: ServiceError) {
    isBuying = false
    output?.purchaseDidFail(PurchaseFailure(error))
  }
}

extension PurchaseFailure {
  fileprivate init(_ error: ServiceError) {
    switch error {
    case .invalid("card"): self = .invalidCard
    case .cardDeclined: self = .cardDeclined
    default: self = .request(RequestFailure(error))
    }
  }
}
