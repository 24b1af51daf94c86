/// The module's ways out, which the router takes.
@MainActor
final class RoutingNewGroupWireframe: NewGroupWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showThread(_ id: String) {
    guard let source else { return }
    router?.show(.chats(.conversation(id)), by: .replace(source))
  }
}
