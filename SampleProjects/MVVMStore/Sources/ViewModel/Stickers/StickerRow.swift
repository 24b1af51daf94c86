import MessengerTexts

/// A pack of stickers as the list shows it.
struct StickerRow: Identifiable, Equatable {
  let id: String

  /// The accessibility identifier, by which tests find the row.
  let identifier: String
  let name: String

  /// What the pack costs, unless it is owned.
  let price: String?

  /// That it is owned, if it is.
  let owned: String?

  init(_ pack: StickerPack, position: Int, texts: Texts) {
    id = pack.id
    identifier = "stickers.\(position)"
    name = pack.name
    price = pack.isOwned ? nil : pack.price.asDollars
    owned = pack.isOwned ? texts[.owned] : nil
  }
}
