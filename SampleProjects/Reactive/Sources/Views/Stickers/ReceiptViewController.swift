import MessengerTexts
import ScreenKit

/// Shows what was paid.
final class ReceiptViewController: ViewController {
  let viewModel: ReceiptViewModel
  let subscriptions = Subscriptions()

  private let numberLabel = Label(identifier: "receipt.number")
  private let cardLabel = Label(identifier: "receipt.card")
  private let doneButton = Button("", identifier: "receipt.done")

  init(texts: Observable<Texts>, viewModel makeViewModel: (Observable<Void>) -> ReceiptViewModel) {
    viewModel = makeViewModel(doneButton.taps)
    super.init()
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    subscriptions.add(viewModel.number) { [numberLabel] in numberLabel.show($0) }
    subscriptions.add(viewModel.card) { [cardLabel] in cardLabel.show($0) }
  }

  override func loadView() {
    let amountLabel = Label(viewModel.amount, identifier: "receipt.amount")
    view = StackView(arrangedSubviews: [numberLabel, amountLabel, cardLabel, doneButton])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.thankYou]
    doneButton.title = texts[.done]
  }
}
