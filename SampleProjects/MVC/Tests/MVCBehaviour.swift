import MVC
import MessengerBehaviour
import Testing

@Suite("MVC behaves as every messenger") @MainActor
struct MVCBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MVCMessenger.self)
  }
}
