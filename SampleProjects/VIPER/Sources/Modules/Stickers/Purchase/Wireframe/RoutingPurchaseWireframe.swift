/// The module's ways out, which the router takes.
@MainActor
final class RoutingPurchaseWireframe: PurchaseWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showReceipt(number: Int, cents: Int, cardEnding: String) {
    guard let source else { return }
    router?.show(
      .stickers(.confirmation(number: number, cents: cents, cardEnding: cardEnding)),
      by: .replace(source))
  }
}
