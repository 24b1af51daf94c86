import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct RootViewModelTests {
  private let sessions = FakeSessionService()
  private let root: RootViewModel

  init() {
    root = RootViewModel(sessions: sessions)
  }

  private func begin(_ session: Session?, hasExpired: Bool = false) async {
    sessions.hasExpired = hasExpired
    sessions.session = session
    await MainActor.settle()
  }

  private func link() throws -> ThreadLink {
    try #require(ThreadLink("messenger://thread/7"))
  }

  @Test func showsTheLoginUntilThereIsASession() async {
    #expect(root.content == .login)
    await begin(.ada)
    #expect(root.content == .tabs(session: "token"))
    await begin(nil)
    #expect(root.content == .login)
  }

  @Test func showsTheTabsAtOnceIfThereIsASession() {
    #expect(RootViewModel(sessions: FakeSessionService(.ada)).content == .tabs(session: "token"))
  }

  @Test func keepsTheTabsOfASessionThatIsRenamed() async {
    await begin(.ada)
    sessions.session?.name = "Countess"
    await MainActor.settle()
    #expect(root.content == .tabs(session: "token"))
  }

  @Test func aLinkWaitsUntilItIsDone() async throws {
    root.open(try link())
    await begin(.ada)
    #expect(root.waitingLink == (try link()))
    root.linkIsDone(try #require(ThreadLink("messenger://thread/8")))
    #expect(root.waitingLink == (try link()))
    root.linkIsDone(try link())
    #expect(root.waitingLink == nil)
  }

  @Test(arguments: [true, false])
  func aLinkThatWaitsOutlivesASessionOnlyIfThatExpires(hasExpired: Bool) async throws {
    await begin(.ada)
    root.open(try link())
    await begin(nil, hasExpired: hasExpired)
    #expect((root.waitingLink != nil) == hasExpired)
  }
}
