/// Stickers that are sold together.
struct StickerPack: Codable, Equatable, Identifiable {
  let id: String
  let name: String

  /// In cents.
  let price: Int

  /// Whether the user has bought it.
  var isOwned: Bool
}

extension StoreKey<[StickerPack]> {
  static let stickerPacks = StoreKey(.account, "sticker packs")
}
