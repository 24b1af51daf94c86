import LintelScanner

/// Checks that the input, repeated to the size of a large file, takes at most 30 times as long as
/// ordinary code of that size: 10 ms per 100 KB where ordinary code takes a third of a millisecond.
///
/// Ordinary code is measured in the same program, and in the thread's own time, so that neither the
/// sanitizer nor a busy machine matters. An input that seems slow is measured again.
func timeBreach(in input: ScannerInput) -> String? {
  guard !input.bytes.isEmpty else { return nil }
  for separator in [[], [UInt8(ascii: "\n")]] {
    let unit = input.bytes + separator
    let source = repeated(unit)
    var best = scanTime(of: source)
    for _ in 0..<5 where (bound..<bound * 10).contains(best) {
      best = min(best, scanTime(of: source))
    }
    if best > bound {
      return "\(source.count) bytes take \(best / 1000) µs, more than \(bound / 1000)"
    }
  }
  return nil
}

private let size = 64 << 10

private let bound = 30 * (0..<9).map { _ in scanTime(of: repeated(ordinary)) }.min()!

private let ordinary = Array(
  """
  import Foundation

  /// A list of accounts.
  struct AccountList<Element: Account>: Sequence, Sendable {
    private(set) var accounts: [Element] = []
    let store: any AccountStore

    mutating func load(from url: URL, limit: Int = 100) async throws -> Int {
      guard let found = try await store.accounts(at: url.path) else { return 0 }
      accounts = found.prefix(limit).filter { $0.isActive && $0.name != "" }
      return accounts.count
    }
  }

  """.utf8)

private func repeated(_ unit: [UInt8]) -> [UInt8] {
  Array(repeatElement(unit, count: max(1, size / unit.count)).joined())
}

/// Returns the processor time of a scan, in nanoseconds.
private func scanTime(of source: [UInt8]) -> UInt64 {
  let buffer = SourceBuffer(source)
  var scanner = Scanner()
  let start = threadTime()
  _ = scanner.scan(buffer)
  return threadTime() - start
}
