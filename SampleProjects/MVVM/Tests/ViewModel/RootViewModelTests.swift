import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct RootViewModelTests {
  private let sessions = FakeSessionService()
  private let conversations = FakeConversationsService()
  private let root: RootViewModel

  init() {
    root = RootViewModel(sessions: sessions)
  }

  private func begin(_ session: Session?, hasExpired: Bool = false) async {
    sessions.hasExpired = hasExpired
    sessions.session = session
    await MainActor.settle()
  }

  private func makeMain() -> MainViewModel {
    MainViewModel(conversations: conversations, preferences: FakePreferencesService())
  }

  private func link() throws -> ThreadLink {
    try #require(ThreadLink("messenger://thread/7"))
  }

  @Test func showsTheLoginUntilThereIsASession() async {
    #expect(root.content == .login)
    await begin(.ada)
    #expect(root.content == .tabs(.ada))
    await begin(nil)
    #expect(root.content == .login)
  }

  @Test func showsTheTabsAtOnceIfThereIsASession() {
    #expect(RootViewModel(sessions: FakeSessionService(.ada)).content == .tabs(.ada))
  }

  @Test func keepsTheTabsOfASessionThatIsRenamed() async {
    await begin(.ada)
    sessions.session?.name = "Countess"
    await MainActor.settle()
    #expect(root.content == .tabs(.ada))
  }

  @Test func aLinkWaitsForTheTabs() async throws {
    conversations.isComplete = false
    root.open(try link())
    await begin(.ada)
    let main = makeMain()
    root.handLinks(to: main)
    #expect(main.waitingLink == (try link()))
  }

  @Test(arguments: [true, false])
  func aLinkThatWaitsOutlivesASessionOnlyIfThatExpires(hasExpired: Bool) async throws {
    conversations.isComplete = false
    await begin(.ada)
    let main = makeMain()
    root.handLinks(to: main)
    root.open(try link())
    #expect(main.waitingLink != nil)
    await begin(nil, hasExpired: hasExpired)
    let next = makeMain()
    root.handLinks(to: next)
    #expect((next.waitingLink != nil) == hasExpired)
  }
}
