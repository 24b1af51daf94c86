import MessengerTexts
import ScreenKit

/// The purchase of a sticker pack.
final class PurchaseViewController: ViewController {
  private let presenter: any PurchasePresenterInterface
  private let priceLabel = Label(identifier: "purchase.price")
  private let notAllowedLabel = Label(identifier: "purchase.notAllowed")
  private let cardField: TextField
  private let attemptViews: AttemptViews

  init(presenter: any PurchasePresenterInterface, texts: Texts) {
    self.presenter = presenter
    cardField = TextField(texts[.cardNumber], identifier: "purchase.card")
    attemptViews = AttemptViews(
      button: Button(texts[.buy], identifier: "purchase.buy"), screen: "purchase")
    notAllowedLabel.isHidden = true
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      priceLabel, notAllowedLabel, cardField, attemptViews.button, attemptViews.busyIndicator,
      attemptViews.errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    attemptViews.button.addTarget(
      self, action: PurchaseViewController.buy, for: .primaryActionTriggered)
    presenter.viewDidLoad()
  }

  private func buy() {
    presenter.buy(card: cardField.text)
  }
}

extension PurchaseViewController: PurchaseViewInterface {
  func showPack(name: String, price: String) {
    title = name
    priceLabel.text = price
  }

  func showNotAllowed(_ text: String) {
    notAllowedLabel.show(text)
    cardField.isHidden = true
    attemptViews.button.isHidden = true
  }

  func showBusy(_ isBusy: Bool) {
    attemptViews.showBusy(isBusy)
  }

  func showError(_ text: String?) {
    attemptViews.errorLabel.show(text)
  }
}
