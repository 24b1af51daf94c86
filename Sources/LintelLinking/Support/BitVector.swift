/// A bit for each number below a count.
struct BitVector {
  private var words: [UInt64]

  /// Creates a vector whose bits are all false.
  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  subscript(index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 != 0 }

  mutating func insert(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }
}
