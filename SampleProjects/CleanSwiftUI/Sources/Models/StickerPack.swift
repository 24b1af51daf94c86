/// Stickers that are sold together.
struct StickerPack: Hashable, Identifiable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool
}
