import MessengerTexts
import ScreenKit

/// The screen on which a sticker pack is paid for.
final class PurchaseViewController: ViewController, RoutingSource {
  private let handler: any PurchaseEventHandler
  private let priceLabel = Label(identifier: "purchase.price")
  private let noticeLabel = NoticeLabel(identifier: "purchase.notAllowed")
  private let cardField: TextField
  private let buyButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "purchase.busy")
  private let errorLabel = NoticeLabel(identifier: "purchase.error")

  init(handler: any PurchaseEventHandler, texts: Texts) {
    self.handler = handler
    cardField = TextField(texts[.cardNumber], identifier: "purchase.card")
    buyButton = Button(texts[.buy], identifier: "purchase.buy")
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      priceLabel, noticeLabel, cardField, buyButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    buyButton.addTarget(self, action: PurchaseViewController.buy, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }

  private func buy() {
    handler.didTapBuy(card: cardField.text)
  }
}

extension PurchaseViewController: PurchaseViewInterface {
  func show(title: String, price: String) {
    self.title = title
    priceLabel.text = price
  }

  func show(mayBuy: Bool) {
    cardField.isHidden = !mayBuy
    buyButton.isHidden = !mayBuy
  }

  func show(notice: String?) {
    noticeLabel.show(notice)
  }

  func show(isBusy: Bool) {
    buyButton.isEnabled = !isBusy
    busyIndicator.show(isBusy: isBusy)
  }

  func show(error: String?) {
    errorLabel.show(error)
  }
}
