/// The module's ways out, which the router takes.
@MainActor
final class RoutingReceiptWireframe: ReceiptWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func close() {
    guard let source else { return }
    router?.close(source)
  }
}
