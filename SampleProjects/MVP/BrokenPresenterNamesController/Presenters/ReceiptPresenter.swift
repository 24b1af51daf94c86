import MessengerTexts

/// Shows what was paid.
@MainActor
final class ReceiptPresenter: ReceiptPresenterInterface {
  weak var view: ReceiptViewController?

  private let receipt: Receipt
  private let texts: Texts
  private weak var navigation: (any StickersNavigation)?

  init(receipt: Receipt, navigation: any StickersNavigation, texts: Texts) {
    self.receipt = receipt
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showReceipt(
      ReceiptLabels(
        title: texts[.thankYou], number: texts[.receiptNumber, "\(receipt.number)"],
        amount: receipt.amount.inDollars, card: texts[.cardEnding, receipt.cardEnding],
        done: texts[.done]))
  }

  func done() {
    navigation?.showStickersAgain()
  }
}
