import MessengerTexts

/// Shows what a pack costs, and how paying goes.
@MainActor
final class PurchasePresenter {
  weak var view: (any PurchaseViewInterface)?

  private let interactor: any PurchaseInteractorInput
  private let wireframe: any PurchaseWireframe
  private let texts: Texts

  init(
    interactor: any PurchaseInteractorInput, wireframe: any PurchaseWireframe, texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }

  private func text(for obstacle: OfferResponse.Obstacle) -> String {
    switch obstacle {
    case .userMayNotBuy: texts[.guestsCannotBuy]
    case .isOwned: texts[.owned]
    }
  }

  private func text(for failure: PurchaseFailure) -> String {
    switch failure {
    case .invalidCard: texts[.enterCard]
    case .cardDeclined: texts[.cardDeclined]
    case .request(let failure): texts.text(for: failure)
    }
  }
}

extension PurchasePresenter: PurchaseEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didTapBuy(card: String) {
    interactor.buy(card: card)
  }
}

extension PurchasePresenter: PurchaseInteractorOutput {
  func offerIs(_ offer: OfferResponse) {
    view?.show(title: offer.name, price: String(dollarsOf: offer.cents))
    view?.show(mayBuy: offer.obstacle == nil)
    view?.show(notice: offer.obstacle.map(text))
  }

  func purchaseDidStart() {
    view?.show(error: nil)
    view?.show(isBusy: true)
  }

  func purchaseDidFail(_ failure: PurchaseFailure) {
    view?.show(isBusy: false)
    view?.show(error: text(for: failure))
  }

  func purchaseDidSucceed(_ receipt: ReceiptResponse) {
    wireframe.showReceipt(
      number: receipt.number, cents: receipt.cents, cardEnding: receipt.cardEnding)
  }
}
