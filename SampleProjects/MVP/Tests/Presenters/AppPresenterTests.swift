import Testing

@testable import MVP

@Suite("The presenter of the app") @MainActor
struct AppPresenterTests {
  private let account = FakeAccount()
  private let preferences = FakePreferences()
  private let view = FakeView()

  @Test("shows the login until somebody is signed in, and after the end of the session")
  func loginAndTabs() {
    let presenter = makePresenter()
    presenter.start(opening: nil)
    signIn(FakeThreads())
    signOut()

    #expect(view.steps == ["login", "chats", "login"])
  }

  @Test("shows how everything looks, now and after each change")
  func look() {
    let presenter = makePresenter()
    presenter.start(opening: nil)
    #expect(view.look == Look(isDark: false, textSize: .standard))
    preferences.preferences.appearance = .dark
    preferences.preferences.textSize = .large

    #expect(view.look == Look(isDark: true, textSize: .large))
    #expect(view.steps == ["login"])
  }

  @Test("shows the settings anew in another language")
  func language() {
    let presenter = makePresenter()
    presenter.start(opening: nil)
    signIn(FakeThreads())
    preferences.preferences.language = .simplifiedChinese

    #expect(view.steps == ["login", "chats", "settings"])
  }

  @Test("follows a link as soon as somebody is signed in, and once")
  func waitsForLogin() {
    let presenter = makePresenter()
    presenter.start(opening: "messenger://thread/1")
    signIn(FakeThreads())
    signOut()
    signIn(FakeThreads())

    #expect(view.steps == ["login", "chats", "thread 1", "login", "chats"])
  }

  @Test("follows a link as soon as the thread is known")
  func waitsForThread() {
    let presenter = makePresenter()
    presenter.start(opening: nil)
    let threads = unknownThreads()
    signIn(threads)
    presenter.open("messenger://thread/1")
    #expect(view.steps == ["login", "chats"])
    threads.threads = .loaded([.engines])

    #expect(view.steps == ["login", "chats", "thread 1"])
  }

  @Test("does not lose a link that waits when the language changes")
  func waitsThroughLanguage() {
    let presenter = makePresenter()
    presenter.start(opening: nil)
    let threads = unknownThreads()
    signIn(threads)
    presenter.open("messenger://thread/1")
    preferences.preferences.language = .simplifiedChinese
    threads.threads = .loaded([.engines])

    #expect(view.steps == ["login", "chats", "settings", "thread 1"])
  }

  @Test("forgets a link to what is not there")
  func nowhere() {
    let presenter = makePresenter()
    presenter.start(opening: "messenger://thread/2")
    let threads = FakeThreads()
    signIn(threads)
    threads.threads = .loaded([
      .engines,
      ChatThread(id: "2", isGroup: true, name: "", members: [], readUpTo: 0, unreadCount: 0),
    ])

    #expect(view.steps == ["login", "chats"])
  }

  private func makePresenter() -> AppPresenter {
    let presenter = AppPresenter(account: account, preferences: preferences)
    presenter.view = view
    return presenter
  }

  private func signIn(_ threads: FakeThreads) {
    account.threads = threads
  }

  private func signOut() {
    account.threads = nil
  }

  /// Threads of which the server has not told yet.
  private func unknownThreads() -> FakeThreads {
    let threads = FakeThreads(.loading)
    threads.isUpToDate = false
    return threads
  }
}

private final class FakeView: AppViewInterface {
  private(set) var steps: [String] = []
  private(set) var look: Look?

  func showLook(_ look: Look) { self.look = look }
  func showLogin() { steps.append("login") }
  func showTabs(selecting tab: AppTab) { steps.append("\(tab)") }
  func showThread(_ id: String) { steps.append("thread \(id)") }
}
