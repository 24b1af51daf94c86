/// Decides whether the login is seen or the tabs, and follows the links that lead into the app.
@MainActor
final class AppPresenter: AppPresenterInterface {
  weak var view: (any AppViewInterface)?

  private let account: any AccountModelInterface
  private let preferences: any PreferencesModelInterface
  private var language: Preferences.Language

  /// The thread that a link leads to, until it is known whether it is there.
  private var linkedThread: String?

  init(account: any AccountModelInterface, preferences: any PreferencesModelInterface) {
    self.account = account
    self.preferences = preferences
    language = preferences.preferences.language
  }

  func start(opening link: String?) {
    linkedThread = link.flatMap(DeepLink.init)?.thread
    account.observe(by: self) { $0.showAccount() }
    preferences.observe(by: self) { $0.showPreferences() }
    showLook()
    showAccount()
  }

  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    linkedThread = link.thread
    followLink()
  }

  private func showAccount() {
    guard let threads = account.threads else {
      view?.showLogin()
      return
    }
    threads.observe(by: self) { $0.followLink() }
    view?.showTabs(selecting: .chats)
    followLink()
  }

  private func showPreferences() {
    showLook()
    guard preferences.preferences.language != language else { return }
    language = preferences.preferences.language
    if account.threads != nil { view?.showTabs(selecting: .settings) }
  }

  private func showLook() {
    view?.showLook(Look(preferences.preferences))
  }

  private func followLink() {
    guard let id = linkedThread, let threads = account.threads else { return }
    if threads.thread(id) != nil {
      linkedThread = nil
      view?.showThread(id)
    } else if threads.isUpToDate {
      linkedThread = nil
    }
  }
}

extension Look {
  fileprivate init(_ preferences: Preferences) {
    let textSize: TextSize =
      switch preferences.textSize {
      case .small: .small
      case .standard: .standard
      case .large: .large
      }
    self.init(isDark: preferences.appearance == .dark, textSize: textSize)
  }
}
