import MessengerTexts
import ScreenKit

/// Buys a pack.
final class PurchaseViewController: ViewController {
  let viewModel: PurchaseViewModel
  let subscriptions = Subscriptions()

  private let cardField = TextField("", identifier: "purchase.card")
  private let buyButton = Button("", identifier: "purchase.buy")
  private let busyIndicator = ActivityIndicator(identifier: "purchase.busy")
  private let problemLabel = Label(identifier: "purchase.error")
  private let notAllowedLabel = Label(identifier: "purchase.notAllowed")

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (PurchaseViewModel.Inputs) -> PurchaseViewModel
  ) {
    viewModel = makeViewModel(
      PurchaseViewModel.Inputs(card: cardField.edits, buy: buyButton.taps))
    super.init()
    title = viewModel.title
    subscriptions.add(texts) { [cardField, buyButton] in
      cardField.placeholder = $0[.cardNumber]
      buyButton.title = $0[.buy]
    }
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      Label(viewModel.price, identifier: "purchase.price"), notAllowedLabel, cardField, buyButton,
      busyIndicator, problemLabel,
    ])
  }

  private func bind() {
    subscriptions.add(viewModel.isAllowed) { [cardField, buyButton] isAllowed in
      cardField.isHidden = !isAllowed
      buyButton.isHidden = !isAllowed
    }
    subscriptions.add(viewModel.notAllowed) { [notAllowedLabel] in notAllowedLabel.show($0) }
    subscriptions.add(viewModel.isBusy) { [buyButton, busyIndicator] isBusy in
      buyButton.isEnabled = !isBusy
      busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
  }
}
