import MessengerBehaviour
import Testing
import VIPER

@Suite("VIPER behaves as every messenger") @MainActor
struct VIPERBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: VIPERMessenger.self)
  }
}
