import Elm
import MessengerBehaviour
import Testing

@Suite("Elm behaves as every messenger") @MainActor
struct ElmBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: ElmMessenger.self)
  }
}
