import ScreenKit

/// Shows a sticker pack in the list of packs.
final class StickerCell: ListCell, RowCell {
  private let name = Label()
  private let price = Label()
  private let owned = Label()

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(StackView(arrangedSubviews: [name, price, owned], axis: .horizontal))
  }

  func show(_ row: StickerRow, identifier: String) {
    name.identifier = "\(identifier).name"
    price.identifier = "\(identifier).price"
    owned.identifier = "\(identifier).owned"
    name.text = row.name
    price.show(row.price)
    owned.show(row.owned)
  }
}
