/// Turns ``SessionManaging`` into ``PurchaseAccountService``.
struct PurchaseAccountAdapter: PurchaseAccountService {
  let session: any SessionManaging

  var mayBuy: Bool? { session.account?.mayBuy }
}
