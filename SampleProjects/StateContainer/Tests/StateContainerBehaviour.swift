import MessengerBehaviour
import StateContainer
import Testing

@Suite("StateContainer behaves as every messenger") @MainActor
struct StateContainerBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: StateContainerMessenger.self)
  }
}
