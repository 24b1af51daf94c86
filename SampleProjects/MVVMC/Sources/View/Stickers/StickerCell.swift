import MessengerTexts
import ScreenKit

/// Shows one sticker pack in the list.
final class StickerCell: RowCell<StickerRow> {
  private let nameLabel = Label()
  private let priceLabel = Label()
  private let ownedLabel = Label()

  override var parts: KeyValuePairs<String, View> {
    ["name": nameLabel, "price": priceLabel, "owned": ownedLabel]
  }

  override func show(_ row: StickerRow) {
    nameLabel.text = row.name
    priceLabel.show(row.price)
    ownedLabel.show(row.owned)
  }
}
