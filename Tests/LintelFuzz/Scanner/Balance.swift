import LintelScanner

/// The offsets at which all brackets and `#if`s that were opened are closed, each by its own kind.
///
/// They are found from the tokens alone, and strictly: after the first bracket that closes nothing,
/// or a bracket of another kind, nothing is balanced.
struct Balance {
  /// The ends of tokens after which nothing is open, each with the start of the next token.
  private var gaps: [(end: UInt32, next: UInt32)] = []
  private var open: [Opener] = []
  /// Whether everything that was opened is closed, and nothing else is.
  private(set) var isComplete = false
  /// Whether an interpolation continues on another line. If a declaration begins there, the parser
  /// abandons the string, and then distinguishes text from code in another way.
  private(set) var hasLinesInInterpolation = false

  private enum Opener: Equatable {
    case paren, bracket, brace
    /// An interpolation in a string with this number of number signs.
    case interpolation(hashes: Int)
    /// An `#if` or `#elseif`, after which a further branch may follow.
    case condition
    /// An `#else`, after which no branch may follow.
    case otherwise
  }

  init(of bytes: [UInt8]) {
    var end: UInt32 = 0
    for token in tokens(of: SourceBuffer(bytes)) {
      if open.isEmpty { gaps.append((end, token.offset)) }
      if open.contains(where: { if case .interpolation = $0 { true } else { false } }),
        bytes[Int(min(end, token.offset))..<Int(token.offset)].contains(where: {
          $0 == 10 || $0 == 13
        })
      {
        hasLinesInInterpolation = true
      }
      end = token.offset + UInt32(token.text.utf8.count)
      guard take(token) else { return }
    }
    isComplete = open.isEmpty
    if isComplete { gaps.append((end, .max)) }
  }

  /// Returns those of some ordered offsets that lie between two tokens where nothing is open.
  func keep(_ places: [UInt32]) -> [UInt32] {
    places.filter { place in gaps.contains { $0.end <= place && place <= $0.next } }
  }

  /// - Returns: false if the token closes something that is not open.
  private mutating func take(_ token: SourceToken) -> Bool {
    switch token.kind {
    case .punctuation: takeBracket(token.text)
    case .interpolation: takeInterpolation(token.text)
    case .other: takeDirective(token.text)
    default: true
    }
  }

  private mutating func takeBracket(_ text: String) -> Bool {
    switch text {
    case "(": open.append(.paren)
    case "[": open.append(.bracket)
    case "{": open.append(.brace)
    case ")": return close(.paren)
    case "]": return close(.bracket)
    case "}": return close(.brace)
    default: break
    }
    return true
  }

  private mutating func takeInterpolation(_ text: String) -> Bool {
    guard text.first == ")" else {
      open.append(.interpolation(hashes: text.prefix { $0 == "#" }.count))
      return true
    }
    guard case .interpolation(let hashes) = open.last else { return false }
    if !opensNext(Array(text.utf8), hashes: hashes) { open.removeLast() }
    return true
  }

  /// Whether the text of a string after an interpolation ends with the start of the next one. A
  /// string without an end may end in a parenthesis that is text.
  private func opensNext(_ text: [UInt8], hashes: Int) -> Bool {
    let escape = Array(("\\" + String(repeating: "#", count: hashes)).utf8)
    var rest = text[...]
    while !rest.isEmpty {
      if rest.starts(with: escape) {
        rest = rest.dropFirst(escape.count)
        if rest.elementsEqual("(".utf8) { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }

  private mutating func takeDirective(_ text: String) -> Bool {
    switch text {
    case "#if": open.append(.condition)
    case "#elseif": return open.last == .condition
    case "#else":
      guard close(.condition) else { return false }
      open.append(.otherwise)
    case "#endif": return close(.condition) || close(.otherwise)
    default: break
    }
    return true
  }

  private mutating func close(_ opener: Opener) -> Bool {
    guard open.last == opener else { return false }
    open.removeLast()
    return true
  }
}
