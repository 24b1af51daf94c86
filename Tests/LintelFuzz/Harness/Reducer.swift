/// A search for a smaller input that still breaches a property.
struct Reducer {
  private let target: FuzzTarget
  private let property: String
  /// The time at which the search ends, long before libFuzzer would report a hang.
  private let limit = threadTime() + 30_000_000_000

  init(_ target: FuzzTarget, _ property: String) {
    self.target = target
    self.property = property
  }

  /// Removes runs of bytes, long ones first, until no single byte can be removed.
  func reduce(_ bytes: [UInt8]) -> [UInt8] {
    guard fails(bytes) else { return bytes }
    var smallest = bytes
    var length = max(1, smallest.count / 2)
    while true {
      let before = smallest.count
      var start = 0
      while start < smallest.count, threadTime() < limit {
        let candidate = Array(smallest[..<start] + smallest.dropFirst(start + length))
        if fails(candidate) { smallest = candidate } else { start += length }
      }
      if threadTime() >= limit { return smallest }
      if length > 1 { length /= 2 } else if smallest.count == before { return smallest }
    }
  }

  private func fails(_ bytes: [UInt8]) -> Bool {
    target.breach(in: bytes, only: property, thoroughly: true) != nil
  }
}
