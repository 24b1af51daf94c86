/// Turns ``StickerManaging`` into ``PurchaseShopService``.
struct PurchaseShopAdapter: PurchaseShopService {
  let stickers: any StickerManaging

  func pack(_ id: String) -> PackForSale? {
    stickers.pack(id).map { PackForSale(name: $0.name, price: $0.price, isOwned: $0.isOwned) }
  }

  func buy(_ id: String, card: String) async throws(ServiceError) -> Payment {
    let receipt = try await stickers.buy(id, card: card)
    return Payment(
      number: receipt.number, amount: receipt.amount, cardEnding: receipt.cardEnding)
  }
}
