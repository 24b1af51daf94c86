import ScreenKit

/// Shows the receipt of a purchase.
final class ReceiptViewController: ViewController {
  private let viewModel: ReceiptViewModel

  private let numberLabel = Label(identifier: "receipt.number")
  private let amountLabel = Label(identifier: "receipt.amount")
  private let cardLabel = Label(identifier: "receipt.card")
  private let doneButton = Button("", identifier: "receipt.done")

  init(viewModel: ReceiptViewModel) {
    self.viewModel = viewModel
    super.init()
    viewModel.delegate = self
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [numberLabel, amountLabel, cardLabel, doneButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind { screen in
      let viewModel = screen.viewModel
      screen.title = viewModel.texts[.thankYou]
      screen.numberLabel.text = viewModel.number
      screen.amountLabel.text = viewModel.amount
      screen.cardLabel.text = viewModel.card
      screen.doneButton.title = viewModel.texts[.done]
    }
    doneButton.addTarget(self, action: ReceiptViewController.done, for: .primaryActionTriggered)
  }

  private func done() {
    viewModel.done()
  }
}

extension ReceiptViewController: ReceiptViewModelDelegate {
  func receiptIsRead() {
    leave()
  }
}
