import MessengerHost
import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct AppCoordinatorTests {
  private let window = Window()
  private let dependencies = FakeAppDependencies()
  private let app: AppCoordinator

  init() {
    app = AppCoordinator(window: window, dependencies: dependencies)
    app.start()
  }

  private func begin(_ session: Session?, hasExpired: Bool = false) async {
    dependencies.fakeSessions.hasExpired = hasExpired
    dependencies.fakeSessions.session = session
    await MainActor.settle()
  }

  private func open(_ thread: String) throws {
    app.open(try #require(ThreadLink("messenger://thread/\(thread)")))
  }

  private var title: String? { window.visibleView("navigation.title")?.accessibilityValue }

  @Test func showsTheLoginUntilThereIsASession() async {
    #expect(window.rootViewController === dependencies.loginScreen)
    #expect(app.childCoordinators.isEmpty)
    await begin(.ada)
    #expect(app.childCoordinators.map { $0 is MainCoordinator } == [true])
    #expect(title == "chats")
  }

  @Test func letsGoOfAllFlowsOfASessionThatEnds() async throws {
    await begin(.ada)
    weak var main: MainCoordinator?
    weak var contacts: ContactsCoordinator?
    main = try #require(app.childCoordinators.first as? MainCoordinator)
    contacts = try #require(main?.childCoordinators[1] as? ContactsCoordinator)
    await begin(nil)
    #expect(main == nil)
    #expect(contacts == nil)
    #expect(window.rootViewController === dependencies.loginScreen)
  }

  @Test func anAccountIsServedUntilItsSessionEnds() async {
    #expect(dependencies.served == [])
    await begin(.ada)
    #expect(dependencies.served == ["token"])
    await begin(nil)
    #expect(dependencies.served == [])
  }

  @Test func keepsTheFlowsOfASessionThatIsRenamed() async {
    await begin(.ada)
    let main = app.childCoordinators.first
    dependencies.fakeSessions.session?.name = "Countess"
    await MainActor.settle()
    #expect(app.childCoordinators.first === main)
  }

  @Test func aLinkIsFollowedAfterTheLogin() async throws {
    dependencies.conversations.conversations = .loaded([Conversation("7")])
    try open("7")
    await begin(.ada)
    #expect(title == "thread 7")
  }

  @Test func aLinkIsFollowedOnce() async throws {
    dependencies.conversations.conversations = .loaded([Conversation("7")])
    await begin(.ada)
    try open("7")
    await MainActor.settle()
    #expect(title == "thread 7")
    await begin(nil, hasExpired: true)
    await begin(.ada)
    #expect(title == "chats")
  }

  @Test(arguments: [(true, "thread 7"), (false, "chats")])
  func aLinkThatWaitsOutlivesASessionOnlyIfThatExpires(
    hasExpired: Bool, expected: String
  ) async throws {
    dependencies.conversations.isComplete = false
    await begin(.ada)
    try open("7")
    await begin(nil, hasExpired: hasExpired)
    dependencies.conversations.conversations = .loaded([Conversation("7")])
    await begin(.ada)
    #expect(title == expected)
  }
}
