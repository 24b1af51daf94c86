import Testing

@testable import LintelProjectFiles

@Suite struct RandomPropertyListTests {
  @Test func readsWhatIsWrittenInAnyWay() throws {
    var generator = RandomNumbers(state: 2026)
    for _ in 0..<2_000 {
      let tree = Tree.random(using: &generator)
      var writer = OpenStepWriter(generator: generator)
      let bytes = Array(writer.text(tree).utf8)
      generator = writer.generator
      let text = String(decoding: bytes, as: UTF8.self)
      try #require(Tree(foundationReading: bytes) == tree, "\(text)")
      try #require(try Tree(reading: bytes) == tree, "\(text)")
    }
  }

  /// Bytes are left out, doubled, replaced or exchanged: what both read is the same, and what
  /// Foundation refuses is refused.
  @Test func agreesWithFoundationOnDamagedText() throws {
    var generator = RandomNumbers(state: 7)
    var (read, refused) = (0, 0)
    for _ in 0..<4_000 {
      var writer = OpenStepWriter(generator: generator)
      var bytes = Array(writer.text(Tree.random(using: &generator)).utf8)
      generator = writer.generator
      for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&bytes, &generator) }
      guard let tree = try? Tree(reading: bytes) else {
        refused += 1
        continue
      }
      read += 1
      let text = String(decoding: bytes, as: UTF8.self)
      try #require(Tree(foundationReading: bytes) == tree, "\(text)")
    }
    #expect(read > 500 && refused > 500)
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout RandomNumbers) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    let other = bytes.randomElement(using: &generator)!
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(bytes[place], at: place)
    case 2: bytes[place] = other
    default: bytes.swapAt(place, bytes.indices.randomElement(using: &generator)!)
    }
  }
}
