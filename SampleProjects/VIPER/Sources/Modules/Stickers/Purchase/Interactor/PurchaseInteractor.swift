/// Buys a sticker pack.
@MainActor
final class PurchaseInteractor: PurchaseInteractorInput {
  private static let cardLength = 16

  weak var output: (any PurchaseInteractorOutput)?

  private let pack: String
  private let account: any PurchaseAccountService
  private let shop: any PurchaseShopService
  private var isBuying = false

  /// - Parameter pack: The identifier of the pack.
  init(pack: String, account: any PurchaseAccountService, shop: any PurchaseShopService) {
    self.pack = pack
    self.account = account
    self.shop = shop
  }

  func start() {
    guard let offered = shop.pack(pack) else { return }
    output?.offerIs(
      OfferResponse(name: offered.name, cents: offered.price, obstacle: obstacle))
  }

  func buy(card: String) {
    guard obstacle == nil, !isBuying else { return }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == Self.cardLength, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      output?.purchaseDidFail(.invalidCard)
      return
    }
    isBuying = true
    output?.purchaseDidStart()
    Task { [weak self, shop, pack] in
      do throws(ServiceError) {
        let payment = try await shop.buy(pack, card: digits)
        self?.output?.purchaseDidSucceed(
          ReceiptResponse(
            number: payment.number, cents: payment.amount, cardEnding: payment.cardEnding))
      } catch {
        self?.fail(error)
      }
    }
  }

  /// What is in the way of buying: the user, or else the pack.
  private var obstacle: OfferResponse.Obstacle? {
    guard account.mayBuy == true else { return .userMayNotBuy }
    return shop.pack(pack)?.isOwned == true ? .isOwned : nil
  }

  private func fail(_ error: ServiceError) {
    isBuying = false
    output?.purchaseDidFail(PurchaseFailure(error))
  }
}

extension PurchaseFailure {
  fileprivate init(_ error: ServiceError) {
    switch error {
    case .invalidCard: self = .invalidCard
    case .cardDeclined: self = .cardDeclined
    default: self = .request(RequestFailure(error))
    }
  }
}
