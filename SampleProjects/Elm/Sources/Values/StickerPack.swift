/// Stickers that are sold together.
struct StickerPack: Equatable, Identifiable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  var isOwned: Bool
}

/// The proof of a purchase.
struct Receipt: Equatable {
  let number: Int

  /// In cents.
  let amount: Int
  let cardEnding: String
}
