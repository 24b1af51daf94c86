/// Stickers that can be bought together.
struct StickerPack: Equatable, Sendable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool

  /// Nobody buys a pack twice.
  var isForSale: Bool { !isOwned }
}
