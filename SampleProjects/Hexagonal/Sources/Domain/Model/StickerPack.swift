/// Stickers that are sold together.
struct StickerPack: Equatable, Sendable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool

  /// What is owned is not bought again.
  var canBeBought: Bool { !isOwned }
}
