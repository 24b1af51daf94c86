import LintelVocabulary

/// One breach of a rule: between two declarations by one kind of reference, or all that one declaration
/// breaks it by with one type and its members; see ``together(_:)``.
///
/// Copies share what they hold, for thousands of findings are sorted, narrowed and handed on.
public struct Finding: Sendable {
  private let shared: Shared
  var contents: Contents { shared.contents }

  /// The rule's name in the rules file.
  public var rule: String { contents.rule }
  public var severity: Severity { contents.severity }
  /// What is wrong: lower-case start, no full stop, names in single quotes.
  public var message: String { contents.message }
  /// Who breaks the rule; `nil` when the finding is about the rules file itself.
  public var from: Endpoint? { contents.from }
  public var to: Endpoint? { contents.to }
  /// For a chain: its first intermediate.
  public var through: Endpoint? { contents.through }
  public var kind: ReferenceKind? { contents.kind }
  public var certainty: Certainty { contents.certainty }
  /// Why the name that is written is ambiguous; `nil` for any other.
  public var ambiguity: Ambiguity? { contents.ambiguity }
  /// Every place where it is written, by path, line and column; at least one.
  public var locations: [SourceLocation] { contents.locations }
  /// The reason that the rules file gives for the rule.
  public var because: String? { contents.because }
  /// What to do about it.
  public var remedy: String? { contents.remedy }
  /// For a chain or a cycle: its steps.
  public var path: [Hop] { contents.path }
  /// Whether it says more than others between the same two types, and so is told by itself.
  package var isAlone: Bool { contents.isAlone }
  /// What a baseline knows it by: each between two declarations by one kind of reference. Itself, if
  /// it is one of these.
  public var parts: [Finding] { contents.parts.isEmpty ? [self] : contents.parts }

  public init(
    rule: String, severity: Severity, message: String, from: Endpoint? = nil, to: Endpoint? = nil,
    through: Endpoint? = nil, kind: ReferenceKind? = nil, certainty: Certainty = .named,
    ambiguity: Ambiguity? = nil, locations: [SourceLocation], because: String? = nil,
    remedy: String? = nil, path: [Hop] = []
  ) {
    shared = Shared(
      Contents(
        rule: rule, severity: severity, message: message, from: from, to: to, through: through,
        kind: kind, certainty: certainty, ambiguity: ambiguity, locations: locations,
        because: because, remedy: remedy, path: path))
  }

  init(_ contents: Contents) {
    shared = Shared(contents)
  }

  struct Contents: Hashable, Sendable {
    var rule: String
    let severity: Severity
    var message: String
    var from: Endpoint?
    var to: Endpoint?
    var through: Endpoint?
    let kind: ReferenceKind?
    let certainty: Certainty
    let ambiguity: Ambiguity?
    var locations: [SourceLocation]
    let because: String?
    var remedy: String?
    var path: [Hop]
    var isAlone = false
    var parts: [Finding] = []
  }

  private final class Shared: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }
}

extension Finding: Hashable {
  public static func == (left: Finding, right: Finding) -> Bool {
    left.shared === right.shared || left.contents == right.contents
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(message)
    hasher.combine(locations)
  }
}

extension Finding {
  /// The same breach at some of its locations.
  package func replacing(locations: [SourceLocation]) -> Finding {
    var contents = contents
    contents.locations = locations
    return Finding(contents)
  }

  /// The same breach with something that is said of it and of no other, such as how long it was
  /// excused.
  package func adding(_ text: String) -> Finding {
    var contents = contents
    contents.message += text
    contents.isAlone = true
    return Finding(contents)
  }

  /// The same breach at those of its locations that pass a test, of which there must be one; all
  /// locations of a chain or a cycle that only has a step there. `nil` when nothing of it passes.
  public func narrowed(to isWanted: (SourceLocation) -> Bool) -> Finding? {
    if !contents.parts.isEmpty {
      return Self.together(contents.parts.compactMap { $0.narrowed(to: isWanted) }).first
    }
    let wanted = locations.filter(isWanted)
    if !wanted.isEmpty { return replacing(locations: wanted) }
    return path.contains { isWanted($0.location) } ? self : nil
  }
}

extension Finding {
  /// The order in which findings are reported.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let (here, there) = (left.locations[0], right.locations[0])
    if here.path == there.path, here.line == there.line, here.column == there.column {
      return (left.rule, left.message) < (right.rule, right.message)
    }
    return SourceLocation.precedes(here, there)
  }
}
