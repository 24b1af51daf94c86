/// Stickers that are sold together.
struct StickerPack: Codable, Equatable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  var isOwned: Bool

  /// What the list of sticker packs shows of it.
  func row(price: String, owned: String) -> StickerRow {
    StickerRow(name: name, price: isOwned ? nil : price, owned: isOwned ? owned : nil)
  }
}
