import MessengerTexts
import ScreenKit

/// Buys a pack.
final class PurchaseViewController: ViewController {
  let viewModel: PurchaseViewModel
  let subscriptions = Subscriptions()

  private let cardField: TextField
  private let buyButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "purchase.busy")
  private let problemLabel = Label(identifier: "purchase.error")
  private let notAllowedLabel: Label

  init(texts: Texts, viewModel makeViewModel: (PurchaseViewModel.Inputs) -> PurchaseViewModel) {
    cardField = TextField(texts[.cardNumber], identifier: "purchase.card")
    buyButton = Button(texts[.buy], identifier: "purchase.buy")
    notAllowedLabel = Label(texts[.guestsCannotBuy], identifier: "purchase.notAllowed")
    viewModel = makeViewModel(
      PurchaseViewModel.Inputs(card: cardField.texts, buy: buyButton.taps))
    super.init()
    title = viewModel.title
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      Label(viewModel.price, identifier: "purchase.price"), notAllowedLabel, cardField, buyButton,
      busyIndicator, problemLabel,
    ])
  }

  private func bind() {
    subscriptions.add(viewModel.isAllowed) { [cardField, buyButton, notAllowedLabel] isAllowed in
      cardField.isHidden = !isAllowed
      buyButton.isHidden = !isAllowed
      notAllowedLabel.isHidden = isAllowed
    }
    subscriptions.add(viewModel.isBusy) { [buyButton, busyIndicator] isBusy in
      buyButton.isEnabled = !isBusy
      busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
  }
}
