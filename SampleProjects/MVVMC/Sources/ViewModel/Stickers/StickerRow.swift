import MessengerTexts

/// One sticker pack that is for sale or owned.
struct StickerRow: Equatable {
  let id: String
  let name: String

  /// "$1.99"; `nil` if the pack is owned.
  let price: String?

  /// "Owned"; `nil` if the pack is for sale.
  let owned: String?

  init(_ pack: StickerPack, texts: Texts) {
    id = pack.id
    name = pack.name
    price = pack.isOwned ? nil : "\(Price(cents: pack.price))"
    owned = pack.isOwned ? texts[.owned] : nil
  }
}
