import MessengerTexts
import ScreenKit

/// The screen with the proof of a purchase.
final class ReceiptViewController: ViewController, RoutingSource {
  private let handler: any ReceiptEventHandler
  private let numberLabel = Label(identifier: "receipt.number")
  private let amountLabel = Label(identifier: "receipt.amount")
  private let cardLabel = Label(identifier: "receipt.card")
  private let doneButton: Button

  init(handler: any ReceiptEventHandler, texts: Texts) {
    self.handler = handler
    doneButton = Button(texts[.done], identifier: "receipt.done")
    super.init()
    title = texts[.thankYou]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [numberLabel, amountLabel, cardLabel, doneButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.addAction({ [handler] in handler.didTapDone() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }
}

extension ReceiptViewController: ReceiptViewInterface {
  func show(number: String, amount: String, card: String) {
    numberLabel.text = number
    amountLabel.text = amount
    cardLabel.text = card
  }
}
