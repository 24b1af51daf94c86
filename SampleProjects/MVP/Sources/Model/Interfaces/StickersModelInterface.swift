/// The sticker packs that are for sale.
@MainActor
protocol StickersModelInterface: ObservableModel {
  /// All of them, owned or not.
  var packs: Loadable<[StickerPack]> { get }

  /// Whether the user may buy; guests may not.
  var mayBuy: Bool { get }

  func reload() async

  /// Buys a pack; it is charged once, however often it takes to get the server's answer.
  func buy(_ pack: String, card: CardNumber) async throws(Failure) -> Receipt
}
