import MVVMStore
import MessengerBehaviour
import Testing

@Suite("MVVMStore behaves as every messenger") @MainActor
struct MVVMStoreBehaviour {
  @Test("does what the specification says", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MVVMStoreMessenger.self)
  }
}
