import ScreenKit

/// The purchase of a sticker pack.
final class PurchaseViewController: ViewController {
  private let presenter: any PurchasePresenterInterface
  private let priceLabel = Label(identifier: "purchase.price")
  private let notAllowedLabel = Label(identifier: "purchase.notAllowed")
  private let cardField = TextField("", identifier: "purchase.card")
  private let attemptViews = AttemptViews(screen: "purchase", button: "buy")

  init(presenter: any PurchasePresenterInterface) {
    self.presenter = presenter
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
  func showLabels(_ labels: PurchaseLabels) {
    title = labels.title
    priceLabel.text = labels.price
    cardField.placeholder = labels.card
    attemptViews.button.title = labels.buy
  }

  func showNotAllowed(_ text: String) {
    notAllowedLabel.show(text)
    cardField.isHidden = true
    attemptViews.button.isHidden = true
  }

  func showAttempt(_ state: AttemptState) {
    attemptViews.show(state)
  }
}
