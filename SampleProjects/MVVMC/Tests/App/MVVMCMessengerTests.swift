import MVVMC
import MessengerHost
import MessengerWire
import ScreenKit
import Testing

@Suite @MainActor
struct MVVMCMessengerTests {
  private let window = Window()
  private let connection = FakeConnection()
  private let messenger: MVVMCMessenger

  init() {
    messenger = MVVMCMessenger(
      environment: AppEnvironment(
        window: window, connection: connection, storageFolder: "/no/such/folder",
        clock: ManualClock(), locale: "en"))
  }

  private func signIn(as handle: String, knowing threads: [WireThread]?) async throws {
    connection.answer = { request in
      switch request {
      case .signIn:
        .success(
          .session(WireSession(token: handle, name: handle, handle: handle, role: .member)))
      case .threads: threads.map { .success(.threads($0)) } ?? .failure(.lost)
      default: .success(.done)
      }
    }
    try window.enter(handle, into: "login.username")
    try window.enter("password", into: "login.password")
    try window.tap("login.submit")
    await MainActor.settle()
  }

  private var title: String? { window.visibleView("navigation.title")?.accessibilityValue }

  private let thread = WireThread(
    id: "1", kind: .direct, name: "Grace", members: [], lastMessage: nil, readUpTo: 0,
    unreadCount: 0)

  @Test func aLinkThatWaitsGoesWithTheUserWhoSignsOut() async throws {
    messenger.start(opening: nil)
    try await signIn(as: "ada", knowing: nil)
    messenger.open("messenger://thread/1")
    try window.tap("tabs.settings")
    try window.tap("settings.signOut")
    await MainActor.settle()
    try await signIn(as: "alan", knowing: [thread])
    #expect(title == "Chats")
  }

  @Test func aLinkThatWaitsIsFollowedWhenTheSessionHasExpired() async throws {
    messenger.start(opening: nil)
    try await signIn(as: "ada", knowing: nil)
    messenger.open("messenger://thread/1")
    connection.send(.sessionEnded)
    await MainActor.settle()
    try await signIn(as: "ada", knowing: [thread])
    #expect(title == "Grace")
  }

  @Test func anyOtherLinkLeavesTheOneThatWaits() async throws {
    messenger.start(opening: "messenger://thread/1")
    messenger.open("messenger://elsewhere")
    try await signIn(as: "ada", knowing: [thread])
    #expect(title == "Grace")
  }
}
