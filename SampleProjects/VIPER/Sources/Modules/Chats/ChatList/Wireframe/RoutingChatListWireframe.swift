/// The module's ways out, which the router takes.
@MainActor
final class RoutingChatListWireframe: ChatListWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showThread(_ id: String) {
    router?.show(.chats(.conversation(id)), by: .aboveFirst(of: .chats))
  }

  func showNewGroup() {
    guard let source else { return }
    router?.show(.chats(.groupCreation), by: .push(from: source))
  }
}
