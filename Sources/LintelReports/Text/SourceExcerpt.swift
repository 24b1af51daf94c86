import LintelVocabulary

/// The part of a source line around a reference, and the text that underlines the reference.
struct SourceExcerpt: Equatable {
  /// The part of the source line, safe to show on a terminal; `…` stands for the text that was cut
  /// off on either side.
  let line: String
  /// The text below ``line``, up to the mark: spaces, and tabs where the line has tabs.
  let underline: String
  /// `^~~~`, as wide as the reference.
  let mark: String

  /// The largest number of columns of the source line that are shown.
  static let maximumWidth = 100
  /// The bytes of printable ASCII.
  fileprivate static let printable: ClosedRange<UInt8> = 0x20...0x7E
  /// The number of columns before the reference if the line is too long to be shown whole.
  static let leadingWidth = 40

  /// Creates the excerpt at a location; `nil` if the source line is not to be shown.
  init?(of place: SourceLocation) {
    guard let source = place.sourceLine else { return nil }
    let column = place.column - (place.sourceColumn - 1)
    self.init(of: source, column: column, length: place.length, isPart: place.sourceColumn > 1)
  }

  /// Creates an excerpt from a column and a length in UTF-8 bytes, the column from 1; both are
  /// clamped to the line.
  ///
  /// - Parameter isPart: whether the line has text before `source`.
  init(of source: String, column: Int, length: Int, isPart: Bool = false) {
    let first = min(max(column, 1) - 1, source.utf8.count)
    let count = min(max(length, 1), source.utf8.count - first)
    if source.utf8.count <= 10 * Self.maximumWidth, source.isPlain {
      // Nearly all lines are plain: each byte is a character and takes one column.
      self.init(ofPlain: source, at: first, length: count, isPart: isPart)
    } else {
      self.init(ofAny: source, at: first, length: count, isPart: isPart)
    }
  }

  /// - Parameter first: the offset in the line, from 0; `first` and `count` are within the line.
  private init(ofAny source: String, at first: Int, length count: Int, isPart: Bool) {
    let start = source.characterStart(atByte: first)
    let end = source.utf8.index(source.startIndex, offsetBy: first + count)

    // The walks begin at the reference, so that a line of megabytes costs no more than a line of
    // the shown width.
    var lower = start
    var width = 0
    source.walkBack(&lower, &width, upTo: Self.leadingWidth)
    var upper = lower
    width = 0
    source.walkForward(&upper, &width, upTo: Self.maximumWidth)
    source.walkBack(&lower, &width, upTo: Self.maximumWidth)

    let isCutBefore = isPart || lower > source.startIndex
    let isCutAfter = upper < source.endIndex
    line =
      (isCutBefore ? "…" : "") + source[lower..<upper].map(\.shown).joined()
      + (isCutAfter ? "…" : "")
    underline =
      (isCutBefore ? " " : "")
      + source[lower..<start].map { $0 == "\t" ? "\t" : blanks($0.width) }.joined()
    let markWidth = start < min(end, upper) ? source[start..<min(end, upper)].width : 1
    mark = Self.mark(ofWidth: markWidth)
  }

  /// - Parameter first: the offset in the line, from 0; `first` and `length` are within the line.
  private init(ofPlain source: String, at first: Int, length: Int, isPart: Bool) {
    let bytes = source.utf8
    var lower = max(first - Self.leadingWidth, 0)
    let upper = min(lower + Self.maximumWidth, bytes.count)
    lower = max(min(lower, upper - Self.maximumWidth), 0)
    let isCutBefore = isPart || lower > 0
    let shown = bytes.dropFirst(lower).prefix(upper - lower)
    line = (isCutBefore ? "…" : "") + String(Substring(shown)) + (upper < bytes.count ? "…" : "")
    underline = blanks(first - lower + (isCutBefore ? 1 : 0))
    mark = Self.mark(ofWidth: min(length, upper - first))
  }

  private static func mark(ofWidth width: Int) -> String {
    "^" + run(of: UInt8(ascii: "~"), count: max(width, 1) - 1)
  }
}

/// Returns a run of spaces.
func blanks(_ count: Int) -> String { run(of: UInt8(ascii: " "), count: count) }

/// Returns an ASCII character, repeated; an empty text if `count` is negative.
private func run(of character: UInt8, count: Int) -> String {
  String(unsafeUninitializedCapacity: max(count, 0)) { buffer in
    buffer.initialize(repeating: character)
    return buffer.count
  }
}

extension String {
  /// Returns the start of the character that contains the byte at `offset`, or the end of the text.
  fileprivate func characterStart(atByte offset: Int) -> Index {
    let byte = utf8.index(startIndex, offsetBy: offset)
    return byte < endIndex ? index(before: index(after: byte)) : endIndex
  }

  fileprivate func walkBack(_ index: inout Index, _ width: inout Int, upTo limit: Int) {
    while index > startIndex {
      let next = self.index(before: index)
      guard width + self[next].width <= limit else { return }
      width += self[next].width
      index = next
    }
  }

  fileprivate func walkForward(_ index: inout Index, _ width: inout Int, upTo limit: Int) {
    while index < endIndex, width + self[index].width <= limit {
      width += self[index].width
      index = self.index(after: index)
    }
  }
}

extension Substring {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}

extension Character {
  /// The character as it is shown in a source line, in which tabs stay tabs.
  fileprivate var shown: String { self == "\t" ? "\t" : String(self).visible }

  /// The number of terminal columns that the character takes; a guess for tabs.
  fileprivate var width: Int {
    if self == "\t" { return 4 }
    if let ascii = asciiValue, SourceExcerpt.printable.contains(ascii) { return 1 }
    let isEscaped = unicodeScalars.contains(where: \.isCommand)
    if isEscaped { return shown.unicodeScalars.count }
    return unicodeScalars.first.map(\.isWide) ?? false ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether a terminal gives the scalar two columns: East Asian wide forms and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
