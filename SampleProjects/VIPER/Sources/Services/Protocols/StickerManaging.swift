/// The shop.
@MainActor
protocol StickerManaging {
  /// A pack that was listed; `nil` if there is none.
  func pack(_ id: String) -> StickerPack?

  func load() async throws(ServiceError) -> [StickerPack]

  /// Pays once, however often it takes until the server has said yes or no.
  func buy(_ id: String, card: String) async throws(ServiceError) -> Receipt
}
