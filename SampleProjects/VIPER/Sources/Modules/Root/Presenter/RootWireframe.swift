/// The ways out of the module: the presenter says when, whoever conforms to this how.
@MainActor
protocol RootWireframe {
  func showLogin(isExpired: Bool)
  func showTabs()
  func showTabsInSettings()
  func showThread(_ id: String)
}
