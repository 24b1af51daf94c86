/// What the module needs from outside, for one pack.
@MainActor
protocol PurchaseService {
  /// `nil` when it is gone.
  var pack: StickerPack? { get }

  /// Whether the user may buy at all.
  var mayBuy: Bool { get }

  /// Pays once, however often it takes until the server has said yes or no.
  func buy(card: String) async throws(ServiceError) -> Receipt
}
