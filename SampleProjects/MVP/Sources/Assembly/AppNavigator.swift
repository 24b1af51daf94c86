import ScreenKit

/// Shows the login to those who are not signed in, and the tabs to the others.
@MainActor
final class AppNavigator {
  private let window: Window
  private let assembly: AppAssembly
  private var models: AccountModels?
  private var tabs: TabsNavigator?

  /// The thread to show as soon as somebody is signed in.
  private var pendingThread: String?

  private var language: Preferences.Language

  init(window: Window, assembly: AppAssembly) {
    self.window = window
    self.assembly = assembly
    language = assembly.preferences.preferences.language
  }

  func start(opening link: String?) {
    pendingThread = link.flatMap(DeepLink.init)?.thread
    assembly.session.observe(by: self) { $0.sessionChanged() }
    assembly.preferences.observe(by: self) { $0.preferencesChanged() }
    assembly.preferences.preferences.apply(to: &window.traitCollection)
    sessionChanged()
    window.makeKeyAndVisible()
  }

  func open(_ link: String) {
    guard let thread = DeepLink(link)?.thread else { return }
    if let tabs {
      tabs.open(thread)
    } else {
      pendingThread = thread
    }
  }

  private func sessionChanged() {
    guard assembly.session.account != nil else { return showLogin() }
    // The session may only have been renewed.
    guard models == nil else { return }
    models = assembly.accountModels()
    showTabs(.chats)
    if let pendingThread { tabs?.open(pendingThread) }
    pendingThread = nil
  }

  private func preferencesChanged() {
    let preferences = assembly.preferences.preferences
    preferences.apply(to: &window.traitCollection)
    guard preferences.language != language else { return }
    language = preferences.language
    showTabs(.settings)
  }

  private func showLogin() {
    models = nil
    tabs = nil
    window.rootViewController = assembly.loginScreen()
  }

  private func showTabs(_ tab: TabsNavigator.Tab) {
    guard let models else { return }
    let tabs = TabsNavigator(screens: assembly.screens(for: models), threads: models.threads)
    tabs.select(tab)
    self.tabs = tabs
    window.rootViewController = tabs.rootViewController
  }
}
