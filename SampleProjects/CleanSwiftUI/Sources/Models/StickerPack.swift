/// Stickers that are sold together.
struct StickerPack: Equatable, Identifiable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool
}
