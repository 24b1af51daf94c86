import Testing

@testable import LintelPlatform

@Suite struct UTF8ValidationTests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer(firstInvalidUTF8)
  }

  @Test(
    arguments: [
      ([], nil), ([0x41, 0x00, 0x7F], nil), ([0xC3, 0xA9], nil), ([0xEF, 0xBB, 0xBF, 0x41], nil),
      ([0xE2, 0x82, 0xAC], nil), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF4, 0x8F, 0xBF, 0xBF], nil),
      ([0xED, 0x9F, 0xBF], nil), ([0xEE, 0x80, 0x80], nil),
      ([0x80], 0), ([0x41, 0xBF], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xC3], 0),
      ([0xC3, 0x41], 0), ([0xE0, 0x9F, 0xBF], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0), ([0xFE], 0), ([0xF0, 0x9F, 0x98], 0),
      ([0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0xFF, 0x41, 0x41], 7),
      ([0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0xE9, 0x20], 8),
    ] as [([UInt8], Int?)])
  func findsTheFirstWrongByte(bytes: [UInt8], expected: Int?) {
    #expect(firstInvalid(bytes) == expected)
  }

  @Test func agreesWithStringOnEveryPairOfBytes() {
    var wrong: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for tail: [UInt8] in [[], [0x80], [0x80, 0x80], [0xBF, 0xBF], [0x41]] {
          let bytes = [first, second] + tail
          if (firstInvalid(bytes) == nil) != isValid(bytes) { wrong.append(bytes) }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func agreesWithStringOnRandomBytes() {
    var generator = SplitMix(state: 2026)
    let pieces: [[UInt8]] = [
      Array("let café = \"日本 🙂\" // text".utf8), [0x80], [0xF0, 0x9F], [0xE0, 0x80],
      [0xED, 0xB0],
      [0x41], [0xC3, 0xA9], Array("abcdefgh".utf8),
    ]
    var wrong: [[UInt8]] = []
    var validCount = 0
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      validCount += isValid(bytes) ? 1 : 0
      if (firstInvalid(bytes) == nil) != isValid(bytes) { wrong.append(bytes) }
      if let position = firstInvalid(bytes), !isValid(Array(bytes[..<position])) {
        wrong.append(bytes)
      }
    }
    #expect(wrong == [])
    #expect((1_000..<19_000).contains(validCount))
  }

  /// What `String` thinks: decoding replaces whatever is not valid.
  private func isValid(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
