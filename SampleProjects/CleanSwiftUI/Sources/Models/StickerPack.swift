/// Stickers that are sold together.
struct StickerPack: Equatable, Identifiable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  var isOwned: Bool

  /// Whether it is for sale: nobody needs it twice.
  var canBeBought: Bool { !isOwned }
}
