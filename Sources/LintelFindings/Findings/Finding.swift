import LintelVocabulary

/// One side of a finding.
public struct Endpoint: Hashable, Sendable {
  /// The name of the declaration, module or component, `Outer.Inner` when nested; or the key of the
  /// condition that is not met.
  public let name: String
  /// The component it belongs to, if any.
  public let component: String?
  /// The file that declares it, when others of the project have the same name.
  public let file: String?
  /// The file that declares it; `nil` for what is no declaration of the project.
  public let path: String?
  /// The name of the module that it lies in; `nil` for what is no declaration of the project.
  public let group: String?

  public init(
    name: String, component: String? = nil, file: String? = nil, path: String? = nil,
    group: String? = nil
  ) {
    self.name = name
    self.component = component
    self.file = file
    self.path = path
    self.group = group
  }

  // Where something is declared does not tell it from others: where that is needed, `file` does.
  public static func == (left: Endpoint, right: Endpoint) -> Bool {
    left.name == right.name && left.component == right.component && left.file == right.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(component)
    hasher.combine(file)
  }
}

/// One step of a path of dependencies.
public struct Hop: Hashable, Sendable {
  public let from: Endpoint
  public let to: Endpoint
  public let kind: ReferenceKind
  public let location: SourceLocation

  public init(from: Endpoint, to: Endpoint, kind: ReferenceKind, location: SourceLocation) {
    self.from = from
    self.to = to
    self.kind = kind
    self.location = location
  }
}

/// One breach of a rule: between two declarations, by one kind of reference.
///
/// Copies share what they hold, for thousands of findings are sorted, narrowed and handed on.
public struct Finding: Sendable {
  private let shared: Shared
  private var contents: Contents { shared.contents }

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

  private struct Contents: Hashable, Sendable {
    let rule: String
    let severity: Severity
    let message: String
    let from: Endpoint?
    let to: Endpoint?
    let through: Endpoint?
    let kind: ReferenceKind?
    let certainty: Certainty
    let ambiguity: Ambiguity?
    let locations: [SourceLocation]
    let because: String?
    let remedy: String?
    let path: [Hop]
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
  /// The same breach at some of its locations, or in other words.
  package func replacing(locations: [SourceLocation]? = nil, message: String? = nil) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message ?? self.message, from: from, to: to,
      through: through, kind: kind, certainty: certainty, ambiguity: ambiguity,
      locations: locations ?? self.locations, because: because, remedy: remedy, path: path)
  }

  /// The same breach at those of its locations that pass a test, of which there must be one; all
  /// locations of a chain or a cycle that only has a step there. `nil` when nothing of it passes.
  public func narrowed(to isWanted: (SourceLocation) -> Bool) -> Finding? {
    let wanted = locations.filter(isWanted)
    if !wanted.isEmpty { return replacing(locations: wanted) }
    return path.contains { isWanted($0.location) } ? self : nil
  }
}

extension Finding {
  /// The order in which findings are reported.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let (here, there) = (left.locations[0], right.locations[0])
    if here.path != there.path { return here.path < there.path }
    if here.line != there.line { return here.line < there.line }
    if here.column != there.column { return here.column < there.column }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
