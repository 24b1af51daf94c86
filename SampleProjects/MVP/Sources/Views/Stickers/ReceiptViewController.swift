import ScreenKit

/// The receipt of a purchase.
final class ReceiptViewController: ViewController {
  private let presenter: any ReceiptPresenterInterface
  private let numberLabel = Label(identifier: "receipt.number")
  private let amountLabel = Label(identifier: "receipt.amount")
  private let cardLabel = Label(identifier: "receipt.card")
  private let doneButton = Button("", identifier: "receipt.done")

  init(presenter: any ReceiptPresenterInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [numberLabel, amountLabel, cardLabel, doneButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.addAction({ [presenter] in presenter.done() }, for: .primaryActionTriggered)
    presenter.viewDidLoad()
  }
}

extension ReceiptViewController: ReceiptViewInterface {
  func showReceipt(_ labels: ReceiptLabels) {
    title = labels.title
    numberLabel.text = labels.number
    amountLabel.text = labels.amount
    cardLabel.text = labels.card
    doneButton.title = labels.done
  }
}
