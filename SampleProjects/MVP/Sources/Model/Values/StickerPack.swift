/// Stickers that are sold together.
struct StickerPack: Codable, Equatable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  var isOwned: Bool

  /// Whether it is for sale: what the user owns is not sold again.
  var mayBeBought: Bool { !isOwned }
}
