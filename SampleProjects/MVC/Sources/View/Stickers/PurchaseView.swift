import MessengerTexts
import ScreenKit

/// Asks for a card to buy a sticker pack with.
final class PurchaseView: View {
  var onBuy: (() -> Void)?

  var card: String { cardField.text }

  var price: String? {
    didSet { priceLabel.text = price }
  }

  /// Whether the user may buy at all.
  var isAllowed = true {
    didSet {
      notAllowed.isHidden = isAllowed
      cardField.isHidden = !isAllowed
      buy.isHidden = !isAllowed
    }
  }

  var isBusy = false {
    didSet {
      busy.animate(isBusy)
      buy.isEnabled = !isBusy
    }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  private let priceLabel = Label(identifier: "purchase.price")
  private let cardField: TextField
  private let buy: Button
  private let busy = ActivityIndicator(identifier: "purchase.busy")
  private let errorLabel = Label(identifier: "purchase.error")
  private let notAllowed: Label

  init(texts: Texts) {
    cardField = TextField(texts[.cardNumber], identifier: "purchase.card")
    buy = Button(texts[.buy], identifier: "purchase.buy")
    notAllowed = Label(texts[.guestsCannotBuy], identifier: "purchase.notAllowed")
    super.init()
    errorLabel.show(nil)
    notAllowed.isHidden = true
    for view in [priceLabel, notAllowed, cardField, buy, busy, errorLabel] { addSubview(view) }
    buy.addAction({ [weak self] in self?.onBuy?() }, for: .primaryActionTriggered)
  }
}
