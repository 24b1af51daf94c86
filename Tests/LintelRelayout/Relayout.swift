/// A source file in other layouts than its own.
package struct Relayout: Sendable {
  package let tokens: [CodeToken]
  private let code: CodeStructure
  private let boundaries: [Boundary]
  private let commas: Set<Int>

  package init(_ source: String) {
    code = CodeStructure(Array(source.utf8))
    tokens = code.tokens
    boundaries = code.boundaries()
    commas = code.placesForCommas()
  }

  /// How many boundaries between tokens there are.
  package var count: Int { boundaries.count }

  /// The source in a layout; the same for the same source and layout.
  ///
  /// - Parameter only: the boundary that is laid out anew, numbered by the token before it; `nil` for
  ///   all.
  package func source(in layout: Layout, only: Int? = nil) -> RelaidSource {
    var result = RelaidSource(prefix: code.bytes[..<(tokens.first?.start ?? code.bytes.count)])
    var draw = Draw(layout)
    var joins = false
    for index in tokens.indices {
      result.append(token: tokens[index].text)
      guard index < boundaries.count else { break }
      let style = draw.next()
      let boundary = boundaries[index]
      guard only == nil || only == index || joins else {
        result.append(code.gap(after: index))
        continue
      }
      if commas.contains(index), draw.wantsComma(style) { result.append(",".utf8) }
      if joins || boundary.mayJoinWithNext && style == .dense {
        // Both sides of an operator go the same way.
        joins.toggle()
        continue
      }
      if let filling = boundary.filling(style, draw.amount) {
        result.append(filling.utf8)
      } else {
        result.append(code.gap(after: index))
      }
    }
    if let last = tokens.last { result.append(code.bytes[last.end...]) }
    return result
  }
}

/// A source file that was laid out anew.
package struct RelaidSource: Sendable {
  package private(set) var bytes: [UInt8]
  /// For each token of the original where it is now, in UTF-8 bytes from the start.
  package private(set) var offsets: [Int] = []

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  fileprivate init(prefix: ArraySlice<UInt8>) { bytes = Array(prefix) }

  fileprivate mutating func append(token: String) {
    offsets.append(bytes.count)
    bytes += token.utf8
  }

  fileprivate mutating func append(_ filling: some Sequence<UInt8>) { bytes += filling }
}

/// What is done at each boundary.
private struct Draw {
  private let layout: Layout
  private var state: UInt64 = 0

  init(_ layout: Layout) {
    self.layout = layout
    // Longer than a line.
    amount = layout == .blanks ? 120 : 12
    if case .mixed(let seed) = layout { state = seed }
  }

  mutating func next() -> Layout {
    guard case .mixed = layout else { return layout }
    // SplitMix64
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    value ^= value >> 31
    amount = Int(value >> 8 & 31) + 1
    comma = value >> 16 & 1 == 0
    return Self.styles[Int(value & 255) % Self.styles.count]
  }

  private static let styles: [Layout] = [
    .lineBreaks, .blockComments, .lineComments, .blanks, .dense, .trailingCommas,
  ]

  /// How many blanks to write.
  private(set) var amount: Int
  private var comma = false

  func wantsComma(_ style: Layout) -> Bool {
    if case .mixed = layout { return comma }
    return style == .trailingCommas
  }
}

extension Boundary {
  /// What to write between the tokens; `nil` for what is there.
  fileprivate func filling(_ style: Layout, _ amount: Int) -> String? {
    let blanks = String(repeating: " ", count: amount)
    let comment = " /* , . = ( */ "
    let isBroken = written == .lineBreak
    switch style {
    case .lineBreaks: return mayBreak ? "\n" + blanks : nil
    case .blockComments:
      guard mayPart else { return nil }
      return isBroken ? comment + "\n " + comment : comment
    case .lineComments: return mayBreak ? " // , . = (\n  " : nil
    case .blanks:
      guard mayPart else { return nil }
      return isBroken ? blanks + "\n" + blanks : blanks
    case .dense: return isBroken && mayPart ? "\n" : mayJoin ? "" : nil
    case .trailingCommas, .mixed: return nil
    }
  }
}
