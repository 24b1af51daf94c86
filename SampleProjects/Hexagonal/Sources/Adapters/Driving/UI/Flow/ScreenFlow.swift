import MessengerTexts
import ScreenKit

/// Drives the domain from the screen: the login for those who are not signed in, tabs for the others.
@MainActor
final class ScreenFlow {
  private let window: Window
  private let ports: ScreenPorts
  private let wait: TypingPause.Wait
  private let following = Following()
  private var tabs: TabsFlow?
  private var preferences: Preferences?
  private var isSignedIn = false

  /// - Parameter wait: Lets the time of the device pass.
  init(window: Window, ports: ScreenPorts, wait: @escaping TypingPause.Wait) {
    self.window = window
    self.ports = ports
    self.wait = wait
  }

  func start() {
    following.follow(ports.preferences.allPreferences()) { [weak self] in self?.show($0) }
    following.follow(ports.session.sessionStates()) { [weak self] in self?.show($0) }
    window.makeKeyAndVisible()
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
    case .signedOut(let reason):
      isSignedIn = false
      tabs = nil
      window.rootViewController = LoginViewController(
        signingIn: ports.signingIn, connection: ports.connection, isExpired: reason == .expired,
        texts: texts)
    }
  }

  private func showTabs(_ tab: TabsFlow.Tab) {
    let tabs = TabsFlow(ports: ports, texts: texts, wait: wait)
    tabs.select(tab)
    self.tabs = tabs
    window.rootViewController = tabs.rootViewController
  }

  private var texts: Texts {
    (preferences?.language ?? .english).texts
  }
}
