import Testing

@testable import Hexagonal

@Suite("Contract: KeySource") @MainActor
struct KeySourceContract {
  enum Adapter: CaseIterable, Sendable {
    case random, counting
  }

  @Test("never gives a key twice", arguments: Adapter.allCases)
  func unique(adapter: Adapter) {
    let keys: any KeySource =
      switch adapter {
      case .random: RandomKeys()
      case .counting: CountingKeys()
      }
    #expect(Set((1...1000).map { _ in keys.nextKey() }).count == 1000)
  }
}
