/// Says what stickers are for sale.
@MainActor
protocol BrowsingStickers {
  func stickerPacks() async throws(Problem) -> [StickerPack]
}

/// Buys stickers.
@MainActor
protocol BuyingStickers {
  /// Whether the user may buy at all.
  var mayBuy: Bool { get }

  /// Pays for the pack with an identifier, and never twice: as long as nobody knows what has become of an attempt, the next
  /// one continues it, also after a relaunch.
  func buy(_ packID: String, card: String) async throws(Problem) -> Receipt
}
