import MessengerTexts
import ScreenKit

/// Shows what was paid.
final class ReceiptViewController: ViewController {
  let viewModel: ReceiptViewModel
  let subscriptions = Subscriptions()

  private let doneButton: Button

  init(texts: Texts, viewModel makeViewModel: (Signal<Void>) -> ReceiptViewModel) {
    doneButton = Button(texts[.done], identifier: "receipt.done")
    viewModel = makeViewModel(doneButton.taps)
    super.init()
    title = texts[.thankYou]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: viewModel.labels + [doneButton])
  }
}
