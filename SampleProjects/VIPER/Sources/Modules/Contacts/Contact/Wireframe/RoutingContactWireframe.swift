/// The module's ways out, which the router takes.
@MainActor
final class RoutingContactWireframe: ContactWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showThread(_ id: String) {
    router?.show(.chats(.conversation(id)), by: .aboveFirst(of: .chats))
  }

  func close() {
    guard let source else { return }
    router?.close(source)
  }
}
