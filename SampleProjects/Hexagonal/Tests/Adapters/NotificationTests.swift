import MessengerHost
import MessengerNetwork
import MessengerServer
import ScreenKit
import Testing

@testable import Hexagonal

/// Plays the screens on a server in the same process, and on memory.
@Suite("A notification and the screens") @MainActor
struct NotificationTests {
  private let hub = ServerHub()
  private let window = Window()

  private func launch() -> HexagonalMessenger {
    let app = HexagonalMessenger(
      environment: AppEnvironment(
        window: window, connection: InProcessConnection(to: hub, state: .offline),
        storageFolder: "", clock: ManualClock(), locale: "en"),
      driven: DrivenAdapters(
        server: InProcessServer(hub), storage: MemoryStorage(), keys: RandomKeys()))
    app.start(opening: nil)
    return app
  }

  private func signIn() async throws {
    await MainActor.settle()
    try window.enter("ada", into: "login.username")
    try window.enter("lovelace", into: "login.password")
    try window.tap("login.submit")
    await MainActor.settle()
  }

  @Test("brings the user from the other end of the app to the conversation")
  func tapped() async throws {
    let grace = InProcessServer(hub)
    _ = try await grace.signIn(username: "grace", password: "hopper")
    let conversation = try await grace.openConversation(with: "ada").id
    let app = launch()
    try await signIn()
    try window.tap("tabs.settings")
    app.openNotification(["thread": conversation])
    await MainActor.settle()
    #expect(window.visibleView("thread.input") != nil)
  }

  @Test("changes nothing if there is no such conversation")
  func unknown() async throws {
    let app = launch()
    try await signIn()
    try window.tap("tabs.settings")
    app.openNotification(["thread": "nowhere"])
    await MainActor.settle()
    #expect(window.visibleView("settings.signOut") != nil)
  }
}
