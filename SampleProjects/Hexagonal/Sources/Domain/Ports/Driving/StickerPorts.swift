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

  /// Pays for a pack, and never twice: as long as nobody knows what has become of an attempt, the next
  /// one continues it, also after a relaunch.
  func buy(_ pack: StickerPack, card: String) async throws(Problem) -> Receipt
}
