import LintelVocabulary

/// A breach of a rule: between two declarations by one kind of reference, or, after
/// ``together(_:)``, all breaches between one declaration and one type with its members.
///
/// Copies share their contents, because thousands of findings are sorted, narrowed and passed on.
package struct Finding: Sendable {
  private let shared: Shared
  var contents: Contents { shared.contents }
  private var report: BreachReport { contents.report }

  /// The rule's name in the rules file.
  package var rule: String { contents.rule }
  package var severity: Severity { contents.severity }
  /// The problem: lower-case start, no full stop, names in single quotes.
  package var message: String { report.message }
  /// The declaration, module or component that breaks the rule; `nil` if the finding is about the
  /// rules file itself.
  package var from: Endpoint? { report.from }
  package var to: Endpoint? { report.to }
  /// The first intermediate, if the finding is a chain.
  package var through: Endpoint? { report.through }
  package var kind: ReferenceKind? { report.kind }
  package var certainty: Certainty { report.certainty }
  /// Why the used name is ambiguous; `nil` if it is not.
  package var ambiguity: Ambiguity? { report.ambiguity }
  /// All locations of the breach, sorted by path, line and column; at least one.
  package var locations: [SourceLocation] { report.locations }
  /// The reason that the rules file gives for the rule.
  package var because: String? { contents.because }
  /// The sentence that says how to mend the breach.
  package var remedy: String? { report.remedy }
  /// The steps of a chain or a cycle; empty for any other finding.
  package var path: [Hop] { report.path }
  /// Whether the message contains text that concerns only this finding, so that it is not joined
  /// with other findings; see ``adding(_:)``.
  package var isOnlyAmbiguous: Bool { contents.isOnlyAmbiguous }
  /// Whether the finding is a chain that is reported together with others that share a step.
  package var sharesSteps: Bool { report.sharesSteps }
  /// The changes of the rule that would permit the dependency: `'Domain: open'`; empty unless it
  /// only skips closed layers.
  package var permittedBy: [String] { report.permittedBy }
  /// Whether the message says more than those of other findings between the same two types, so that
  /// this finding is not joined with them.
  package var isAlone: Bool { contents.isAlone }
  /// The index, in the rule, of the exception that accepts a number of such places; `nil` for a
  /// finding that no such exception covers, and for any finding once places are counted.
  package var exception: Int? { contents.exception }
  /// The findings as a baseline counts them, each between two declarations by one kind of
  /// reference; only the finding itself if it is not joined.
  package var parts: [Finding] { contents.parts.isEmpty ? [self] : contents.parts }

  package init(
    rule: String, severity: Severity, message: String, from: Endpoint? = nil, to: Endpoint? = nil,
    through: Endpoint? = nil, kind: ReferenceKind? = nil, certainty: Certainty = .named,
    ambiguity: Ambiguity? = nil, locations: [SourceLocation], because: String? = nil,
    remedy: String? = nil, path: [Hop] = [], isOnlyAmbiguous: Bool = false,
    sharesSteps: Bool = false, permittedBy: [String] = []
  ) {
    self.init(
      rule: rule, severity: severity, because: because,
      BreachReport(
        message: message, remedy: remedy, from: from, to: to, through: through, kind: kind,
        certainty: certainty, because: ambiguity, locations: locations, path: path,
        sharesSteps: sharesSteps, permittedBy: permittedBy),
      isOnlyAmbiguous: isOnlyAmbiguous)
  }

  package init(
    rule: String, severity: Severity, because: String?, _ report: BreachReport,
    isOnlyAmbiguous: Bool = false
  ) {
    self.init(
      Contents(
        rule: rule, severity: severity, because: because, report: report,
        isOnlyAmbiguous: isOnlyAmbiguous))
  }

  init(_ contents: Contents) {
    shared = Shared(contents)
  }

  struct Contents: Hashable, Sendable {
    var rule: String
    let severity: Severity
    let because: String?
    var report: BreachReport
    var isOnlyAmbiguous = false
    var isAlone = false
    var exception: Int?
    var parts: [Finding] = []
  }

  private final class Shared: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }
}

extension Finding: Hashable {
  package static func == (left: Finding, right: Finding) -> Bool {
    left.shared === right.shared || left.contents == right.contents
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(message)
    hasher.combine(locations)
  }
}

extension Finding {
  /// Returns this finding with only the given locations.
  package func replacing(locations: [SourceLocation]) -> Finding {
    var contents = contents
    contents.report.locations = locations
    return Finding(contents)
  }

  /// Returns this finding with text at the end of its message that concerns no other finding, e.g.
  /// how long the finding was excused. The returned finding is not joined with others.
  package func adding(_ text: String) -> Finding {
    var contents = contents
    contents.report.message += text
    contents.isAlone = true
    return Finding(contents)
  }

  /// Returns this finding as one that an exception covers, or, for `nil`, as one that none covers.
  package func covered(by exception: Int?) -> Finding {
    var contents = contents
    contents.exception = exception
    return Finding(contents)
  }

  /// Returns this finding with only the locations that pass a test. A chain or a cycle of which
  /// only a step passes keeps all its locations. `nil` if neither a location nor a step passes.
  package func narrowed(to isWanted: (SourceLocation) -> Bool) -> Finding? {
    if !contents.parts.isEmpty {
      return Self.together(contents.parts.compactMap { $0.narrowed(to: isWanted) }).first
    }
    let wanted = locations.filter(isWanted)
    if !wanted.isEmpty { return replacing(locations: wanted) }
    return path.contains { isWanted($0.location) } ? self : nil
  }
}

extension Finding {
  /// Whether a finding is reported before another: by path, line, column, rule and message.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let (here, there) = (left.locations[0], right.locations[0])
    if here.path == there.path, here.line == there.line, here.column == there.column {
      return (left.rule, left.message) < (right.rule, right.message)
    }
    return SourceLocation.precedes(here, there)
  }
}
