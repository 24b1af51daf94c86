import MVP
import MessengerBehaviour
import Testing

@Suite("MVP behaves as every messenger") @MainActor
struct MVPBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MVPMessenger.self)
  }
}
