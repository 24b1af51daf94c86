import ScreenKit

/// A row of the list of sticker packs.
final class StickerCell: LabelsCell, RowCell {
  private lazy var nameLabel = addLabel()
  private lazy var priceLabel = addLabel()
  private lazy var ownedLabel = addLabel()

  func show(_ row: StickerRow, identifier: String) {
    nameLabel.show(row.name, identifier: "\(identifier).name")
    priceLabel.show(row.price, identifier: "\(identifier).price")
    ownedLabel.show(row.owned, identifier: "\(identifier).owned")
  }
}
