import MessengerTexts
import ScreenKit

/// Pays for a sticker pack.
final class PurchaseViewController: ViewController {
  var onBuy: ((Receipt) -> Void)?

  private let pack: StickerPack
  private let buying: any BuyingStickers
  private let cardField: TextField
  private let buyButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "purchase.busy")
  private let problemLabel = OptionalLabel(identifier: "purchase.error")
  private let notAllowedLabel: Label
  private let attempt: Attempt

  init(_ pack: StickerPack, buying: any BuyingStickers, texts: Texts) {
    self.pack = pack
    self.buying = buying
    cardField = TextField(texts[.cardNumber], identifier: "purchase.card")
    buyButton = Button(texts[.buy], identifier: "purchase.buy")
    notAllowedLabel = Label(texts[.guestsCannotBuy], identifier: "purchase.notAllowed")
    attempt = Attempt(
      button: buyButton, busyIndicator: busyIndicator, problemLabel: problemLabel, texts: texts)
    super.init()
    title = pack.name
  }

  override func loadView() {
    let price = Label(pack.price.asDollars, identifier: "purchase.price")
    let payment = [cardField, buyButton, busyIndicator, problemLabel]
    view = StackView(arrangedSubviews: [price] + (buying.mayBuy ? payment : [notAllowedLabel]))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    buyButton.addTarget(self, action: PurchaseViewController.buy, for: .primaryActionTriggered)
  }

  private func buy() {
    let card = cardField.text
    attempt.start { [buying, pack] () async throws(Problem) in
      try await buying.buy(pack.id, card: card)
    } done: { [weak self] receipt in
      self?.onBuy?(receipt)
    }
  }
}
