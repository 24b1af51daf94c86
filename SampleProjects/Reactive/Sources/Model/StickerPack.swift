/// Stickers that can be bought together.
struct StickerPack: Equatable, Sendable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool

  var isForSale: Bool { !isOwned }
}
