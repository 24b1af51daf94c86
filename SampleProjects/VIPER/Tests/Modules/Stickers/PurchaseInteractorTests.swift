import MessengerHost
import Testing

@testable import VIPER

@Suite("Buying stickers") @MainActor
struct PurchaseInteractorTests {
  private let account = PurchaseAccountFake()
  private let shop = PurchaseShopFake()
  private let output = PurchaseOutputSpy()
  private let interactor: PurchaseInteractor

  init() {
    interactor = PurchaseInteractor(pack: "cats", account: account, shop: shop)
    interactor.output = output
  }

  @Test("leaves out the blanks in a card's number")
  func blanks() async {
    interactor.buy(card: " 4242 4242 4242 4242 ")
    await MainActor.settle()
    #expect(shop.cards == ["cats 4242424242424242"])
    #expect(output.receipts == [ReceiptResponse(number: 1, cents: 199, cardEnding: "4242")])
  }

  @Test(
    "takes 16 digits, and asks nobody without",
    arguments: ["", "424242424242424", "42424242424242424", "424242424242424x", "４242424242424242"])
  func digits(card: String) async {
    interactor.buy(card: card)
    await MainActor.settle()
    #expect(output.failures == [.invalidCard])
    #expect(shop.cards.isEmpty)
  }

  @Test("is not for guests, nor for nobody", arguments: [false, nil])
  func guests(mayBuy: Bool?) async {
    account.mayBuy = mayBuy
    interactor.start()
    interactor.buy(card: "4242424242424242")
    await MainActor.settle()
    #expect(
      output.offers == [OfferResponse(name: "Cats", cents: 199, obstacle: .userMayNotBuy)])
    #expect(shop.cards.isEmpty)
  }

  @Test("pays for no pack twice")
  func owned() async {
    interactor.start()
    shop.isOwned = true
    interactor.start()
    interactor.buy(card: "4242424242424242")
    await MainActor.settle()
    #expect(output.offers.map(\.obstacle) == [nil, .isOwned])
    #expect(shop.cards.isEmpty)
  }

  @Test(
    "tells why it fails",
    arguments: [
      (ServiceError.cardDeclined, PurchaseFailure.cardDeclined),
      (.invalidCard, .invalidCard), (.noConnection, .request(.noConnection)),
      (.refused, .request(.somethingWentWrong)),
    ])
  func fails(error: ServiceError, failure: PurchaseFailure) async {
    shop.error = error
    interactor.buy(card: "4242424242424242")
    await MainActor.settle()
    #expect(output.failures == [failure])
  }
}

@MainActor
private final class PurchaseAccountFake: PurchaseAccountService {
  var mayBuy: Bool? = true
}

@MainActor
private final class PurchaseShopFake: PurchaseShopService {
  var error: ServiceError?
  var isOwned = false
  private(set) var cards: [String] = []

  func pack(_ id: String) -> PackForSale? {
    PackForSale(name: "Cats", price: 199, isOwned: isOwned)
  }

  func buy(_ id: String, card: String) async throws(ServiceError) -> Payment {
    cards.append("\(id) \(card)")
    if let error { throw error }
    return Payment(number: 1, amount: 199, cardEnding: "4242")
  }
}

@MainActor
private final class PurchaseOutputSpy: PurchaseInteractorOutput {
  private(set) var offers: [OfferResponse] = []
  private(set) var failures: [PurchaseFailure] = []
  private(set) var receipts: [ReceiptResponse] = []

  func offerIs(_ offer: OfferResponse) { offers.append(offer) }
  func purchaseDidStart() {}
  func purchaseDidFail(_ failure: PurchaseFailure) { failures.append(failure) }
  func purchaseDidSucceed(_ receipt: ReceiptResponse) { receipts.append(receipt) }
}
