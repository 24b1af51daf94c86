/// Knows what stickers are for sale, and buys them.
@MainActor
protocol StickersService: AnyObject {
  var packs: Loadable<[StickerPack]> { get }

  /// Whether who is signed in may buy.
  var canBuy: Bool { get }

  func load() async
  func buy(_ id: String, with card: CardNumber) async throws(ServiceError) -> Receipt
}
