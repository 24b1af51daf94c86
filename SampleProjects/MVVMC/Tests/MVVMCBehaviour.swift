import MVVMC
import MessengerBehaviour
import Testing

@Suite("MVVMC behaves as every messenger") @MainActor
struct MVVMCBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MVVMCMessenger.self)
  }
}
