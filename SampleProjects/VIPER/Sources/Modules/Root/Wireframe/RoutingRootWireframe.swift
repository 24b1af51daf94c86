/// The ways out of the root module, to which the router belongs.
@MainActor
struct RoutingRootWireframe: RootWireframe {
  let router: any Router

  func showLogin(isExpired: Bool) {
    router.show(.login(isExpired: isExpired), by: .asRoot)
  }

  func showTabs() {
    router.showTabs(selecting: .chats)
  }

  func showTabsInSettings() {
    router.showTabs(selecting: .settings)
  }

  func showThread(_ id: String) {
    router.show(.chats(.conversation(id)), by: .aboveFirst(of: .chats))
  }
}
