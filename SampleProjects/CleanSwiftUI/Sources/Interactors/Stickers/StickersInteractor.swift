/// The stickers that are for sale.
@MainActor
protocol StickersInteractor: Sendable {
  func load() async

  /// Buys a pack, and goes to the receipt.
  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Done>) async
}
