/// Gives the module what it needs for one pack, from the services of the app.
struct PurchaseServiceAdapter: PurchaseService {
  let services: AppServices
  let id: String

  var pack: StickerPack? { services.stickers.pack(id) }
  var mayBuy: Bool { services.session.session?.account.mayBuy ?? false }

  func buy(card: String) async throws(ServiceError) -> Receipt {
    try await services.stickers.buy(id, card: card)
  }
}
