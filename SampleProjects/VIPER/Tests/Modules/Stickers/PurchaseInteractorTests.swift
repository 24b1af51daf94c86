import MessengerHost
import Testing

@testable import VIPER

@Suite("Buying stickers") @MainActor
struct PurchaseInteractorTests {
  private let service = PurchaseServiceFake()
  private let output = PurchaseOutputSpy()
  private let interactor: PurchaseInteractor

  init() {
    interactor = PurchaseInteractor(service: service)
    interactor.output = output
  }

  @Test("leaves out the blanks in a card's number")
  func blanks() async {
    interactor.buy(card: " 4242 4242 4242 4242 ")
    await MainActor.settle()
    #expect(service.cards == ["4242424242424242"])
    #expect(output.receipts == [ReceiptResponse(number: 1, cents: 199, cardEnding: "4242")])
  }

  @Test(
    "takes 16 digits, and asks nobody without",
    arguments: ["", "424242424242424", "42424242424242424", "424242424242424x", "４242424242424242"])
  func digits(card: String) async {
    interactor.buy(card: card)
    await MainActor.settle()
    #expect(output.failures == [.invalidCard])
    #expect(service.cards.isEmpty)
  }

  @Test("is not for guests")
  func guests() async {
    service.mayBuy = false
    interactor.start()
    interactor.buy(card: "4242424242424242")
    await MainActor.settle()
    #expect(output.offers == [OfferResponse(name: "Cats", cents: 199, mayBuy: false)])
    #expect(service.cards.isEmpty)
  }

  @Test(
    "tells why it fails",
    arguments: [
      (ServiceError.cardDeclined, PurchaseFailure.cardDeclined),
      (.invalid("card"), .invalidCard), (.noConnection, .request(.noConnection)),
      (.refused, .request(.somethingWentWrong)),
    ])
  func fails(error: ServiceError, failure: PurchaseFailure) async {
    service.error = error
    interactor.buy(card: "4242424242424242")
    await MainActor.settle()
    #expect(output.failures == [failure])
  }
}

@MainActor
private final class PurchaseServiceFake: PurchaseService {
  let pack: StickerPack? = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
  var mayBuy = true
  var error: ServiceError?
  private(set) var cards: [String] = []

  func buy(card: String) async throws(ServiceError) -> Receipt {
    cards.append(card)
    if let error { throw error }
    return Receipt(number: 1, amount: 199, cardEnding: "4242")
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
