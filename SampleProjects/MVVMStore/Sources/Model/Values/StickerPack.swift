/// Stickers that are sold together.
struct StickerPack: Equatable, Sendable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  var isOwned: Bool
}
