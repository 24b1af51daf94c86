/// A pattern for symbols that code may use: `print`, `UserDefaults.standard`, `*.shared`,
/// `UIColor.init(*)`, `NSLocalizedString(_:comment:)`.
///
/// | written | matches |
/// |---|---|
/// | `A.b` | paths that begin with these names |
/// | `*.b` | a member named `b` of any type, nested ones included |
/// | `A.*` | any member of `A`, and the creation of a value of `A` |
/// | `A.init` | `A(…)`, `A.init(…)` and `A.init` |
/// | `…(*)` | only calls |
/// | `…(a:_:)` | only calls with these labels |
///
/// Within a name, `*` stands for any characters and `?` for one. A name that code writes in backticks
/// may be written with or without them: `` `2D point`.shared `` or `2D point.shared`; they are needed
/// around punctuation, as in `` `a.b` ``.
package struct SymbolPattern: Hashable, Sendable {
  package enum Arguments: Hashable, Sendable {
    case any
    case labels([String])
  }

  package let text: String
  package let names: [NamePattern]
  /// The arguments of the call; `nil` if the symbol need not be called.
  package let arguments: Arguments?

  /// The reason why a text is not a pattern; the message has a lower-case start and no full stop.
  package struct Failure: Error, Equatable {
    package let message: String
  }

  package init(_ text: String) throws(Failure) {
    self.text = text
    let path = try Self.path(text)
    arguments = try path.arguments.map { labels throws(Failure) in try Self.arguments(labels) }
    guard !path.names.contains("") else {
      throw Failure(message: "names are separated by single dots, as in 'UserDefaults.standard'")
    }
    var names: [NamePattern] = []
    for name in path.names {
      guard let pattern = Self.unquoted(name).flatMap({ try? NamePattern($0) }) else {
        throw Failure(message: "'\(name)' is not a name; write it as in 'UserDefaults.standard'")
      }
      names.append(pattern)
    }
    self.names = names
    if names.allSatisfy({ $0.text == "*" || $0.text == "init" }) {
      throw Failure(message: "it names nothing; write the name of a type, function or member")
    }
  }

  /// Divides a pattern at the dots and the parenthesis that are not between backticks.
  private static func path(
    _ text: String
  ) throws(Failure) -> (names: [Substring], arguments: Substring?) {
    var names: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "`": isQuoted.toggle()
      case "." where !isQuoted:
        names.append(text[start..<index])
        start = text.index(after: index)
      case "(" where !isQuoted:
        names.append(text[start..<index])
        return (names, text[text.index(after: index)...])
      default: break
      }
    }
    if isQuoted {
      throw Failure(message: "a backtick is never closed; they are written as in '`2D point`.x'")
    }
    return (names + [text[start...]], nil)
  }

  /// Returns a name without the backticks around it; `nil` if no declaration can be named so.
  private static func unquoted(_ name: Substring) -> String? {
    if name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
      let inside = name.dropFirst().dropLast()
      return inside.contains("`") ? nil : String(inside)
    }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || " -'/_*?".contains($0) }
    return isName && name.first != " " && name.last != " " ? String(name) : nil
  }

  private static func arguments(_ text: Substring) throws(Failure) -> Arguments {
    let labels = text.dropLast()
    let isClosed = text.hasSuffix(")") && !labels.contains { "()".contains($0) }
    if isClosed, labels == "*" { return .any }
    let written = labels.split(separator: ":", omittingEmptySubsequences: false)
    let names = written.dropLast().compactMap(unquoted)
    let areNames =
      names.count == written.count - 1 && !names.contains("")
      && !written.contains { !$0.hasPrefix("`") && $0.contains { "*?".contains($0) } }
    guard isClosed, areNames, written.last == "" else {
      throw Failure(message: "arguments are written as in 'print(_:separator:)', or '(*)' for any")
    }
    return .labels(names)
  }

  /// Whether the pattern matches everything that `other` matches: `A.*` includes `A.b`.
  package func includes(_ other: SymbolPattern) -> Bool {
    guard names.count <= other.names.count else { return false }
    let theirs =
      names.first?.text == "*"
      ? other.names.suffix(names.count) : other.names.prefix(names.count)
    guard zip(names, theirs).allSatisfy({ $0 == $1 || $0.matches($1.text) }) else { return false }
    switch arguments {
    case nil: return true
    case .any: return other.arguments != nil
    case .labels: return arguments == other.arguments
    }
  }

  /// Names, at least one of which is written wherever the pattern matches: `A` or `init` for
  /// `A.init`.
  package var writtenNames: [NamePattern] {
    let own = names.last { $0.text != "*" && $0.text != "init" }
    return [own, names.last?.text == "init" ? names.last : nil].compactMap { $0 }
  }
}

extension SymbolPattern {
  /// Names that are all written wherever the pattern matches: `A` and `shared` for `A.shared`, only
  /// `shared` for `*.shared`. Without `init`, because `T.init(…)` is also written `T(…)`.
  package var necessaryNames: [String] {
    let certain = names.last?.text == "init" ? names.dropLast() : names[...]
    return certain.filter(\.isLiteral).map(\.text)
  }
}

extension NamePattern {
  /// Whether the pattern matches no text but its own.
  package var isLiteral: Bool {
    pattern.tokens.allSatisfy { if case .literal = $0 { true } else { false } }
  }
}
