import MessengerBehaviour
import Reactive
import Testing

@Suite("Reactive behaves as every messenger") @MainActor
struct ReactiveBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: ReactiveMessenger.self)
  }
}
