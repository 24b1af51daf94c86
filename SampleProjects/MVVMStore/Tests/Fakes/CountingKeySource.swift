@testable import MVVMStore

/// Makes the keys "key 1", "key 2" and so on.
@MainActor
final class CountingKeySource: KeySource {
  private var count = 0

  func next() -> String {
    count += 1
    return "key \(count)"
  }
}
