import Hexagonal
import MessengerBehaviour
import Testing

@Suite("Hexagonal behaves as every messenger") @MainActor
struct HexagonalBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: HexagonalMessenger.self)
  }
}
