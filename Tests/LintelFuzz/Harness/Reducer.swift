/// Makes an input that breaches a property smaller, as long as it still does.
struct Reducer {
  private let target: FuzzTarget
  private let property: String
  /// Well below what libFuzzer takes for a hang.
  private let limit = threadTime() + 30_000_000_000

  init(_ target: FuzzTarget, _ property: String) {
    self.target = target
    self.property = property
  }

  /// Takes away runs of bytes, long ones first, until no single byte can go.
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
