import MessengerTexts
import ScreenKit

/// Shows what a sticker pack costs, and sells it.
final class PurchaseViewController: Screen {
  private let viewModel: PurchaseViewModel

  private let priceLabel = Label(identifier: "purchase.price")
  private let notAllowedLabel = Label(identifier: "purchase.notAllowed")
  private let cardField = TextField("", identifier: "purchase.card")
  private let buyButton = Button("", identifier: "purchase.buy")
  private let busyIndicator = ActivityIndicator(identifier: "purchase.busy")
  private let errorLabel = Label(identifier: "purchase.error")

  init(viewModel: PurchaseViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      priceLabel, notAllowedLabel, cardField, buyButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind { screen in
      screen.title = screen.viewModel.title
      screen.priceLabel.text = screen.viewModel.price
    }
    bind(cardField, to: \.viewModel.card)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in
      screen.notAllowedLabel.show(screen.viewModel.notAllowedText)
      screen.cardField.isHidden = !screen.viewModel.canBuy
      screen.buyButton.isHidden = !screen.viewModel.canBuy
    }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    bind { screen in
      screen.buyButton.isEnabled = !screen.viewModel.isBusy
      screen.busyIndicator.show(screen.viewModel.isBusy)
    }
    buyButton.addTarget(self, action: PurchaseViewController.buy, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    cardField.placeholder = texts[.cardNumber]
    buyButton.title = texts[.buy]
  }

  private func buy() {
    Task { [viewModel] in await viewModel.buy() }
  }
}
