/// The condition of an `#if`, as an expression.
package indirect enum Condition: Hashable, Sendable {
  case literal(Bool)
  /// A name such as `DEBUG`, set when the code is compiled.
  case flag(String)
  /// A test such as `os(iOS)`, `canImport(UIKit)` or `swift(>=6.0)`; the argument has no blanks.
  case test(String, argument: String)
  case not(Condition)
  /// At least two parts.
  case and([Condition])
  case or([Condition])
  /// A text that is not a condition, as written.
  case unreadable(String)

  /// Reads the text after `#if` or `#elseif`.
  package init(_ text: String) {
    var reader = ConditionReader(text)
    let condition = reader.disjunction()
    self = reader.isAtEnd ? condition ?? .unreadable(text) : .unreadable(text)
  }

  /// Whether the condition holds; `nil` if that is unknown.
  ///
  /// - Parameter atom: returns the value of a condition that contains no other conditions.
  func value(_ atom: (Condition) -> Bool?) -> Bool? {
    switch self {
    case .literal(let value): return value
    case .flag, .test, .unreadable: return atom(self)
    case .not(let inner): return inner.value(atom).map { !$0 }
    case .and(let parts):
      let values = parts.map { $0.value(atom) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    case .or(let parts):
      let values = parts.map { $0.value(atom) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }
  }
}

/// Reads conditions by recursive descent; `!` binds more strongly than `&&`, and `&&` more strongly
/// than `||`.
private struct ConditionReader {
  private let tokens: [SourceToken]
  private var position = 0
  private var depth = 0

  /// The limit of nesting, far above any written condition.
  private static let maximumDepth = 100

  init(_ text: String) {
    tokens = LintelScanner.tokens(of: SourceBuffer(Array(text.utf8)))
  }

  var isAtEnd: Bool { position == tokens.count }

  mutating func disjunction() -> Condition? {
    guard let parts = list("||", of: { $0.conjunction() }) else { return nil }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() -> Condition? {
    guard let parts = list("&&", of: { $0.negation() }) else { return nil }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func list(
    _ separator: String, of element: (inout ConditionReader) -> Condition?
  ) -> [Condition]? {
    var parts: [Condition] = []
    repeat {
      guard let part = element(&self) else { return nil }
      parts.append(part)
    } while take(separator)
    return parts
  }

  private mutating func negation() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return nil }
    if take("!") { return negation().map(Condition.not) }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    guard position < tokens.count, tokens[position].kind == .word else { return nil }
    let name = tokens[position].text
    position += 1
    if take("(") { return argument().map { .test(name, argument: $0) } }
    switch name {
    case "true": return .literal(true)
    case "false": return .literal(false)
    default: return .flag(name)
    }
  }

  /// Reads the text up to the closing parenthesis, without blanks.
  private mutating func argument() -> String? {
    var text = ""
    while position < tokens.count {
      if take(")") { return text }
      text += tokens[position].text
      position += 1
    }
    return nil
  }

  private mutating func take(_ mark: String) -> Bool {
    guard position < tokens.count, tokens[position].isPunctuation(mark) else { return false }
    position += 1
    return true
  }
}
