import MVVM
import MessengerBehaviour
import Testing

@Suite("MVVM behaves as every messenger") @MainActor
struct MVVMBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MVVMMessenger.self)
  }
}
