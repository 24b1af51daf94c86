import MessengerTexts
import ScreenKit

/// Drives the domain from the screen: the login for those who are not signed in, tabs for the others.
@MainActor
final class ScreenFlow {
  private let window: Window
  private let ports: DrivingPorts
  private let following = Following()
  private var tabs: TabsFlow?
  private var preferences: Preferences?
  private var isSignedIn = false

  /// The link to follow as soon as somebody is signed in.
  private var pendingLink: DeepLink?

  init(window: Window, ports: DrivingPorts) {
    self.window = window
    self.ports = ports
  }

  func start(opening link: String?) {
    pendingLink = link.flatMap(DeepLink.init)
    following.follow(ports.preferences.allPreferences()) { [weak self] in self?.show($0) }
    following.follow(ports.session.sessionStates()) { [weak self] in self?.show($0) }
    window.makeKeyAndVisible()
  }

  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    if let tabs {
      tabs.open(link)
    } else {
      pendingLink = link
    }
  }

  private func show(_ newPreferences: Preferences) {
    let old = preferences
    preferences = newPreferences
    newPreferences.apply(to: &window.traitCollection)
    guard let old, old.language != newPreferences.language, tabs != nil else { return }
    showTabs(.settings)
  }

  private func show(_ state: SessionState) {
    switch state {
    case .signedIn:
      guard !isSignedIn else { return }
      isSignedIn = true
      showTabs(.chats)
      if let link = pendingLink { tabs?.open(link) }
      pendingLink = nil
    case .signedOut(let reason):
      isSignedIn = false
      pendingLink = nil
      tabs = nil
      window.rootViewController = LoginViewController(
        signingIn: ports.signingIn, connection: ports.connection, isExpired: reason == .expired,
        texts: texts)
    }
  }

  private func showTabs(_ tab: TabsFlow.Tab) {
    let tabs = TabsFlow(ports: ports, texts: texts)
    tabs.select(tab)
    self.tabs = tabs
    window.rootViewController = tabs.rootViewController
  }

  private var texts: Texts {
    (preferences?.language ?? .english).texts
  }
}
