/// The module's ways out, which the router takes.
@MainActor
final class RoutingContactListWireframe: ContactListWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showContact(_ handle: String) {
    push(.contacts(.details(handle: handle)))
  }

  func showNewContact() {
    push(.contacts(.creation))
  }

  private func push(_ route: AppRoute) {
    guard let source else { return }
    router?.show(route, by: .push(from: source))
  }
}
