import CleanSwiftUI
import MessengerBehaviour
import Testing

@Suite("CleanSwiftUI behaves as every messenger") @MainActor
struct CleanSwiftUIBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: CleanSwiftUIMessenger.self)
  }
}
