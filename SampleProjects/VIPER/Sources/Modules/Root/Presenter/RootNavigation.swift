/// The ways that the root presenter knows: it says when, and somebody else how.
@MainActor
protocol RootNavigation {
  func showLogin(isExpired: Bool)
  func showTabs()
  func showTabsInSettings()
  func showThread(_ id: String)
}
