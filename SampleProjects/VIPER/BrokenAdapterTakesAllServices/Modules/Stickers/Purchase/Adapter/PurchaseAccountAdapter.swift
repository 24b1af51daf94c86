/// Finds ``PurchaseAccountService`` among the services of the app.
struct PurchaseAccountAdapter: PurchaseAccountService {
  let services: AppServices

  var mayBuy: Bool? { services.session.account?.mayBuy }
}
