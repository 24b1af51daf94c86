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
/// Within a name, `*` stands for any characters and `?` for one.
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
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    arguments = parts.count > 1 ? try Self.arguments(parts[1]) : nil
    let written = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard !written.contains("") else {
      throw Failure(message: "names are separated by single dots, as in 'UserDefaults.standard'")
    }
    var names: [NamePattern] = []
    for name in written {
      let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_*?".contains($0) }
      guard isName, let pattern = try? NamePattern(String(name)) else {
        throw Failure(message: "'\(name)' is not a name; write it as in 'UserDefaults.standard'")
      }
      names.append(pattern)
    }
    self.names = names
    if written.allSatisfy({ $0 == "*" || $0 == "init" }) {
      throw Failure(message: "it names nothing; write the name of a type, function or member")
    }
  }

  private static func arguments(_ text: Substring) throws(Failure) -> Arguments {
    let labels = text.dropLast()
    let isClosed = text.hasSuffix(")") && !labels.contains { "()".contains($0) }
    if isClosed, labels == "*" { return .any }
    let names = labels.split(separator: ":", omittingEmptySubsequences: false)
    let areNames = names.dropLast().allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isClosed, areNames, names.last == "" else {
      throw Failure(message: "arguments are written as in 'print(_:separator:)', or '(*)' for any")
    }
    return .labels(names.dropLast().map(String.init))
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
