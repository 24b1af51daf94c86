import MessengerTexts
import ScreenKit

/// The receipt of a purchase.
final class ReceiptViewController: ViewController {
  private let presenter: any ReceiptPresenterInterface
  private let numberLabel = Label(identifier: "receipt.number")
  private let amountLabel = Label(identifier: "receipt.amount")
  private let cardLabel = Label(identifier: "receipt.card")
  private let doneButton: Button

  init(presenter: any ReceiptPresenterInterface, texts: Texts) {
    self.presenter = presenter
    doneButton = Button(texts[.done], identifier: "receipt.done")
    super.init()
    title = texts[.thankYou]
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
  func showReceipt(number: String, amount: String, card: String) {
    numberLabel.text = number
    amountLabel.text = amount
    cardLabel.text = card
  }
}
