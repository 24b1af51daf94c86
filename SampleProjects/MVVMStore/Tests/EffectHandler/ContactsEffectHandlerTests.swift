import MessengerHost
import Testing

@testable import MVVMStore

@Suite("The contacts' effects") @MainActor
struct ContactsEffectHandlerTests {
  private let clock = ManualClock()

  @Test("wait until the user has not typed for 0.3 seconds")
  func pause() async throws {
    let pause = Task { [handler] in try await handler.event(after: .pause(search: "g")) }
    await clock.advance(by: 0.29)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: 0.01)
    #expect(clock.sleeperCount == 0)
    #expect(try await pause.value == .searchPaused)
  }

  @Test("have no outcome when they are cancelled")
  func cancelled() async throws {
    let pause = Task { [handler] in try await handler.event(after: .pause(search: "g")) }
    await MainActor.settle()
    pause.cancel()
    #expect(try await pause.value == nil)
  }

  private var handler: ContactsEffectHandler {
    ContactsEffectHandler(client: ServerClient(connection: FakeConnection()), clock: clock)
  }
}
