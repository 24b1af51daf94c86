/// The module's ways out, which the router takes.
@MainActor
final class RoutingNewContactWireframe: NewContactWireframe {
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
