/// A pattern for a name without slashes.
struct GlobName: Hashable, Sendable {
  private enum Token: Hashable {
    case character(Unicode.Scalar)
    /// `?`
    case anyCharacter
    /// `*`
    case anyText
    /// `[a-z]`, or `[!a-z]` for all others.
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let character): scalar == character
      case .anyCharacter, .anyText: true
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  private var tokens: [Token] = []
  /// The smallest number of characters that a matching name can have.
  private var leastLength = 0

  init(_ text: Substring, _ syntax: FileGlob.Syntax) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*":
        if tokens.last != .anyText { tokens.append(.anyText) }
      case "?" where syntax == .shell: tokens.append(.anyCharacter)
      case "[" where syntax == .shell:
        tokens.append(Self.set(&rest) ?? .character(scalar))
      case "\\" where syntax == .shell && !rest.isEmpty:
        tokens.append(.character(rest.removeFirst()))
      default: tokens.append(.character(scalar))
      }
    }
    leastLength = tokens.count { $0 != .anyText }
  }

  /// Reads a set of characters after its `[`. Returns `nil`, and reads nothing, if it is not
  /// closed.
  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Token? {
    var text = rest
    let isNegated = text.first == "!" || text.first == "^"
    if isNegated { text.removeFirst() }
    // A bracket right at the start is one of the characters: `[]x]`. The search for the end stops
    // after the longest plausible set, because many unclosed brackets would otherwise take
    // quadratic time.
    guard let first = text.first, let end = text.dropFirst().prefix(128).firstIndex(of: "]")
    else { return nil }
    var characters = [first] + text[..<end].dropFirst()
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let lower = characters.first {
      if characters.count > 2, characters[1] == "-", characters[2] >= lower {
        ranges.append(lower...characters[2])
        characters.removeFirst(3)
      } else {
        ranges.append(lower...lower)
        characters.removeFirst()
      }
    }
    rest = text[text.index(after: end)...]
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// The only name that matches; `nil` if there may be several.
  var onlyName: String? {
    var name = ""
    for token in tokens {
      guard case .character(let scalar) = token else { return nil }
      name.unicodeScalars.append(scalar)
    }
    return name
  }

  /// The texts, in UTF-8, that every matching name contains: `*Mock*.swift` has `Mock` and
  /// `.swift`.
  var literals: [[UInt8]] {
    var literals: [[UInt8]] = []
    var literal: [UInt8] = []
    for token in tokens {
      if case .character(let scalar) = token {
        literal += UTF8.encode(scalar)?.map(\.self) ?? []
      } else if !literal.isEmpty {
        literals.append(literal)
        literal = []
      }
    }
    return literal.isEmpty ? literals : literals + [literal]
  }

  /// Whether a name matches. Backtracks to the last `*` only, because that can match any text that
  /// an earlier `*` could match instead.
  func matches(_ name: Substring) -> Bool {
    guard name.utf8.count >= leastLength else { return false }
    let name = name.unicodeScalars
    var position = name.startIndex
    var token = 0
    var retry: (token: Int, position: Substring.UnicodeScalarView.Index)?
    while position < name.endIndex {
      if token < tokens.count, tokens[token] == .anyText {
        token += 1
        retry = (token, position)
      } else if token < tokens.count, tokens[token].matches(name[position]) {
        token += 1
        position = name.index(after: position)
      } else if let (start, from) = retry {
        retry = (start, name.index(after: from))
        (token, position) = (start, name.index(after: from))
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyText }
  }
}
