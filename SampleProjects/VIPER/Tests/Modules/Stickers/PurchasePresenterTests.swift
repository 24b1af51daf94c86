import MessengerTexts
import Testing

@testable import VIPER

@Suite("What the purchase says") @MainActor
struct PurchasePresenterTests {
  private let view = PurchaseViewSpy()
  private let wireframe = PurchaseWireframeSpy()
  private let presenter: PurchasePresenter

  init() {
    presenter = PurchasePresenter(
      interactor: PurchaseInteractorDummy(), wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  @Test("is what a pack costs, and no more to whom may buy it")
  func offer() {
    presenter.offerIs(OfferResponse(name: "Cats", cents: 205, obstacle: nil))
    #expect(view.calls == ["Cats $2.05", "may buy true", "notice -"])
  }

  @Test(
    "is why there is no field for a card",
    arguments: [
      (OfferResponse.Obstacle.userMayNotBuy, "Guests cannot buy stickers."), (.isOwned, "Owned"),
    ])
  func obstacle(obstacle: OfferResponse.Obstacle, text: String) {
    presenter.offerIs(OfferResponse(name: "Cats", cents: 205, obstacle: obstacle))
    #expect(view.calls == ["Cats $2.05", "may buy false", "notice \(text)"])
  }

  @Test(
    "is why nothing was bought",
    arguments: [
      (PurchaseFailure.invalidCard, "Enter the 16 digits of your card."),
      (.cardDeclined, "Your card was declined."),
      (.request(.noConnection), "No connection. Try again."),
    ])
  func failure(failure: PurchaseFailure, text: String) {
    presenter.purchaseDidStart()
    presenter.purchaseDidFail(failure)
    #expect(view.calls == ["error -", "busy true", "busy false", "error \(text)"])
    #expect(wireframe.receipts.isEmpty)
  }

  @Test("is the receipt's when it is done")
  func success() {
    presenter.purchaseDidSucceed(ReceiptResponse(number: 1, cents: 199, cardEnding: "4242"))
    #expect(wireframe.receipts == ["1 199 4242"])
  }
}

private struct PurchaseInteractorDummy: PurchaseInteractorInput {
  func start() {}
  func buy(card: String) {}
}

@MainActor
private final class PurchaseViewSpy: PurchaseViewInterface {
  private(set) var calls: [String] = []

  func show(title: String, price: String) { calls.append("\(title) \(price)") }
  func show(mayBuy: Bool) { calls.append("may buy \(mayBuy)") }
  func show(notice: String?) { calls.append("notice \(notice ?? "-")") }
  func show(isBusy: Bool) { calls.append("busy \(isBusy)") }
  func show(error: String?) { calls.append("error \(error ?? "-")") }
}

@MainActor
private final class PurchaseWireframeSpy: PurchaseWireframe {
  private(set) var receipts: [String] = []

  func showReceipt(number: Int, cents: Int, cardEnding: String) {
    receipts.append("\(number) \(cents) \(cardEnding)")
  }
}
