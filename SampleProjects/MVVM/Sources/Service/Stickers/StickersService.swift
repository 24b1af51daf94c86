/// Knows what stickers are for sale, and buys them.
@MainActor
protocol StickersService: AnyObject {
  var packs: Loadable<[StickerPack]> { get }

  /// Whether who is signed in may buy.
  var canBuy: Bool { get }

  func load() async

  /// Buys a pack that is not owned yet.
  func buy(_ id: String, with card: CardNumber) async throws(ServiceError) -> Receipt

  /// The receipt with this number, if it is of a purchase since the app was started.
  func receipt(_ number: Int) -> Receipt?
}

extension StickersService {
  /// The pack with this identifier, if it is known.
  func pack(_ id: String) -> StickerPack? {
    packs.value?.first { $0.id == id }
  }
}
