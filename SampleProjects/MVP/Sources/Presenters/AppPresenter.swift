/// Decides whether the login is seen or the tabs, and follows the links that lead into the app.
@MainActor
final class AppPresenter: AppPresenterInterface {
  weak var view: (any AppViewInterface)?

  private let session: any SessionModelInterface
  private let account: any AccountModelInterface
  private let preferences: any PreferencesModelInterface
  private var language: Preferences.Language
  private var isShowingTabs = false

  /// The thread that a link leads to, until it is known whether it is there.
  private var linkedThread: String?

  init(
    session: any SessionModelInterface, account: any AccountModelInterface,
    preferences: any PreferencesModelInterface
  ) {
    self.session = session
    self.account = account
    self.preferences = preferences
    language = preferences.preferences.language
  }

  func start(opening link: String?) {
    linkedThread = link.flatMap(DeepLink.init)?.thread
    session.observe(by: self) { $0.showSession() }
    preferences.observe(by: self) { $0.showPreferences() }
    showLook()
    showSession()
  }

  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    linkedThread = link.thread
    followLink()
  }

  private func showSession() {
    guard let threads = account.threads else {
      isShowingTabs = false
      view?.showLogin()
      return
    }
    // The session may only have been renewed.
    guard !isShowingTabs else { return }
    isShowingTabs = true
    threads.observe(by: self) { $0.followLink() }
    view?.showTabs(selecting: .chats)
    followLink()
  }

  private func showPreferences() {
    showLook()
    guard preferences.preferences.language != language else { return }
    language = preferences.preferences.language
    if isShowingTabs { view?.showTabs(selecting: .settings) }
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
