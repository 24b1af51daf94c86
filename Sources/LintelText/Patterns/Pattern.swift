/// A compiled text pattern with wildcards and captures.
///
/// | written | matches |
/// |---|---|
/// | `*` | any text, even an empty one |
/// | `?` | one character |
/// | `**` | any number of folders, even none; at the end, everything below |
/// | `{name}` | the shortest text that fits, of at least one character; equal wherever the capture recurs |
///
/// In a pattern for paths, only `**` matches a `/`. In a pattern for names, `/` is a character like
/// any other, and `**` is not special. Every other character stands for itself, however its accents
/// are encoded; a pattern may ignore the case of ASCII letters.
///
/// Matching takes time proportional to the length of the pattern times that of the text, for each
/// value that a recurring capture may have. So only one capture may recur, and the text before it
/// in its folder or name must have a fixed length where the capture is first written:
/// `{f}/{f}View`, but not `*{f}/{f}View`. Then the capture has at most as many values as the text
/// has characters.
package struct Pattern: Hashable, Sendable {
  package enum Token: Hashable, Sendable {
    case literal([UInt8])
    case character
    case run
    case folders
    case everything
    case capture(Int)
  }

  /// A reason why a text is not a pattern.
  package enum Failure: Error, Equatable {
    case empty
    case tooLong(limit: Int)
    case unclosedCapture
    case badCaptureName(String)
    case adjacentCaptures
    case severalRecur(String, String)
    case recursAfterRun(String)
    case doubleStarInsidePart
  }

  static let lengthLimit = 1_000

  package let text: String
  /// The parts of the pattern; literals are in lower case if the pattern ignores case.
  package let tokens: [Token]
  package let ignoresCase: Bool
  /// Whether the pattern is for paths, in which a slash ends a folder.
  let isForPaths: Bool
  /// The characters of the literals that other texts may encode otherwise.
  let spelling: CharacterSpelling
  /// The names of the captures, in the order in which they are first written.
  package let captureNames: [String]
  /// Whether a capture is written more than once, by its index in ``captureNames``.
  let recurs: [Bool]

  package init(
    _ text: String, isForPaths: Bool, ignoresCase: Bool = false
  ) throws(Failure) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
    var compiler = PatternCompiler(text, isForPaths: isForPaths)
    try compiler.run()
    self.text = text
    self.isForPaths = isForPaths
    spelling = CharacterSpelling(of: text)
    self.ignoresCase = ignoresCase
    tokens = ignoresCase ? compiler.tokens.map(\.inLowerCase) : compiler.tokens
    captureNames = compiler.captureNames
    recurs = compiler.recurs
  }

  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let respelled = respelled(text) {
      return respelled.withUnsafeBufferPointer { ranges(in: $0) != nil }
    }
    return ranges(in: text) != nil
  }

  /// Returns the byte range of each capture in `text`, in the order of ``captureNames``; `nil` if
  /// `text` does not match.
  private func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    guard hasLiterals(text) else { return nil }
    var matcher = PatternMatcher(self, text: text, isPrefix: false)
    guard matcher.matches() else { return nil }
    return matcher.captured.compactMap { $0 }
  }

  /// Returns a text with its characters encoded as in the pattern, and each character encoded
  /// alike wherever it recurs; `nil` if the text can be compared as it is.
  private func respelled(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if spelling.isEmpty, !recurs.contains(true) { return nil }
    return spelling.respelled(text)
  }

  /// Whether every text that matches contains the literals of the pattern byte for byte.
  package var comparesBytes: Bool { !ignoresCase && spelling.isEmpty }

  /// Whether a text contains all literals of the pattern. This rules out most texts quickly.
  private func hasLiterals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (position, token) in tokens.enumerated() {
      guard case .literal(let bytes) = token else { continue }
      let isThere =
        if position + 1 == tokens.count {
          text.count >= bytes.count && stands(bytes, in: text, at: text.count - bytes.count)
        } else if position == 0 {
          stands(bytes, in: text, at: 0)
        } else {
          contains(text, bytes)
        }
      if !isThere { return false }
    }
    return true
  }

  /// Whether a literal, or its beginning, is at a position of a text.
  ///
  /// - Parameter count: the number of bytes of the literal to compare; `nil` for all.
  func stands(
    _ literal: [UInt8], in text: UnsafeBufferPointer<UInt8>, at position: Int, count: Int? = nil
  ) -> Bool {
    let count = count ?? literal.count
    guard text.count - position >= count else { return false }
    let part = text[position..<(position + count)]
    return ignoresCase
      ? zip(part, literal).allSatisfy { $0.inLowerCase == $1 }
      : part.elementsEqual(literal.prefix(count))
  }

  private func contains(_ text: UnsafeBufferPointer<UInt8>, _ literal: [UInt8]) -> Bool {
    guard text.count >= literal.count else { return false }
    // The cases of a letter differ in one bit. The first byte alone rules out most positions.
    let mask: UInt8 = ignoresCase ? 0x20 : 0
    let first = literal[0] | mask
    return (0...(text.count - literal.count)).contains { start in
      text[start] | mask == first && stands(literal, in: text, at: start)
    }
  }

  /// Returns the value of each capture by its name; `nil` if `text` does not match.
  package func values(in text: UnsafeBufferPointer<UInt8>) -> [String: String]? {
    if let respelled = respelled(text) {
      return respelled.withUnsafeBufferPointer { plainValues(in: $0) }
    }
    return plainValues(in: text)
  }

  private func plainValues(in text: UnsafeBufferPointer<UInt8>) -> [String: String]? {
    guard let ranges = ranges(in: text) else { return nil }
    var values: [String: String] = [:]
    for (name, range) in zip(captureNames, ranges) {
      values[name] = String(decoding: text[range], as: UTF8.self)
    }
    return values
  }

  /// Returns the value of each capture by its name; `nil` if `text` does not match.
  package func captures(in text: String) -> [String: String]? {
    var text = text
    return text.withUTF8(values)
  }

  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(matches)
  }

  /// Whether the pattern matches some text that begins with `prefix` and continues after it.
  func matchesSome(beginningWith prefix: String) -> Bool {
    var prefix = prefix
    return prefix.withUTF8 { buffer in
      if let respelled = respelled(buffer) {
        return respelled.withUnsafeBufferPointer(matchesSome)
      }
      return matchesSome(beginningWith: buffer)
    }
  }

  private func matchesSome(beginningWith prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    var matcher = PatternMatcher(self, text: prefix, isPrefix: true)
    return matcher.matches()
  }
}

extension Pattern.Token {
  fileprivate var inLowerCase: Pattern.Token {
    if case .literal(let bytes) = self { .literal(bytes.map(\.inLowerCase)) } else { self }
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; any other byte as it is.
  fileprivate var inLowerCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

/// Splits the text of a pattern into tokens.
private struct PatternCompiler {
  private let bytes: [UInt8]
  private let isForPaths: Bool
  private var position = 0
  private var literal: [UInt8] = []
  private(set) var tokens: [Pattern.Token] = []
  private(set) var captureNames: [String] = []
  private(set) var recurs: [Bool] = []
  /// For each capture, whether the text before it in its folder or name has a fixed length, where
  /// it is first written.
  private var beginsPart: [Bool] = []

  init(_ text: String, isForPaths: Bool) {
    bytes = Array(text.utf8)
    self.isForPaths = isForPaths
  }

  mutating func run() throws(Pattern.Failure) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "*"): try star()
      case UInt8(ascii: "?"):
        add(.character)
        position += 1
      case UInt8(ascii: "{"): try capture()
      case UInt8(ascii: "}"): throw .unclosedCapture
      default:
        literal.append(bytes[position])
        position += 1
      }
    }
    endLiteral()
  }

  private mutating func star() throws(Pattern.Failure) {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "*") { position += 1 }
    guard isForPaths, position - start > 1 else { return add(.run) }
    let slash = UInt8(ascii: "/")
    let beginsPart = start == 0 || bytes[start - 1] == slash
    let endsPart = position == bytes.count || bytes[position] == slash
    guard position - start == 2, beginsPart, endsPart else { throw .doubleStarInsidePart }
    add(position == bytes.count ? .everything : .folders)
    position += 1
  }

  private mutating func capture() throws(Pattern.Failure) {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
      throw .unclosedCapture
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isName, !name.isEmpty else { throw .badCaptureName(name) }
    if literal.isEmpty, case .capture? = tokens.last { throw .adjacentCaptures }
    if let known = captureNames.firstIndex(of: name) {
      try checkRecurrence(of: known)
      recurs[known] = true
      add(.capture(known))
    } else {
      captureNames.append(name)
      recurs.append(false)
      beginsPart.append(isAtBeginningOfPart)
      add(.capture(captureNames.count - 1))
    }
    position = end + 1
  }

  private func checkRecurrence(of capture: Int) throws(Pattern.Failure) {
    if let other = recurs.firstIndex(of: true), other != capture {
      throw .severalRecur(captureNames[other], captureNames[capture])
    }
    if !beginsPart[capture] { throw .recursAfterRun(captureNames[capture]) }
  }

  /// Whether the text between the start of the folder or name and the current position has a fixed
  /// length.
  private var isAtBeginningOfPart: Bool {
    if endsFolder(literal) { return true }
    for token in tokens.reversed() {
      switch token {
      case .literal(let bytes): if endsFolder(bytes) { return true }
      case .folders: return true
      case .character: break
      case .run, .everything, .capture: return false
      }
    }
    return true
  }

  private func endsFolder(_ literal: [UInt8]) -> Bool {
    isForPaths && literal.contains(UInt8(ascii: "/"))
  }

  private mutating func add(_ token: Pattern.Token) {
    endLiteral()
    // Two of these tokens in a row match the same texts as one.
    let isRepeat = token == tokens.last && (token == .run || token == .folders)
    if !isRepeat { tokens.append(token) }
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { tokens.append(.literal(literal)) }
    literal = []
  }
}
