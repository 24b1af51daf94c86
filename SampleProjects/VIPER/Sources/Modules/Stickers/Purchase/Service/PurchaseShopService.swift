/// What sells a pack.
@MainActor
protocol PurchaseShopService {
  /// `nil` when it is gone.
  func pack(_ id: String) -> PackForSale?

  /// Pays once, however often it takes until the server has said yes or no.
  func buy(_ id: String, card: String) async throws(ServiceError) -> Payment
}
