import LintelText
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
  /// The innermost type that it is, or is a member of; `nil` where that does not count.
  package private(set) var type: NamedType?

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

  /// The same, as a part of a type.
  package func part(of type: NamedType) -> Endpoint {
    var part = self
    part.type = type
    return part
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

/// A type that a finding is about.
package struct NamedType: Hashable, Sendable {
  /// `Outer.Inner` when nested.
  package let name: String
  /// The file that declares it, when others of the project have the same name.
  package let file: String?

  package init(name: String, file: String?) {
    self.name = name
    self.file = file
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

/// One breach of a rule: between two declarations by one kind of reference, or all that one declaration
/// breaks it by with one type and its members; see ``together(_:)``.
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

  private init(_ contents: Contents) {
    shared = Shared(contents)
  }

  private struct Contents: Hashable, Sendable {
    let rule: String
    let severity: Severity
    var message: String
    let from: Endpoint?
    let to: Endpoint?
    let through: Endpoint?
    let kind: ReferenceKind?
    let certainty: Certainty
    let ambiguity: Ambiguity?
    var locations: [SourceLocation]
    let because: String?
    var remedy: String?
    let path: [Hop]
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

  /// What breaks one rule between one declaration and one type, told as one.
  ///
  /// - Parameters:
  ///   - parts: at least one.
  ///   - others: what the same expressions break as well.
  fileprivate init(_ parts: [Finding], of type: NamedType?, including others: [Finding]) {
    let parts = parts.sorted(by: Self.precedes)
    var contents = parts[0].contents
    contents.locations = Set(parts.flatMap(\.locations)).sorted(by: SourceLocation.precedes)
    if let type { contents.message += Self.words(forFurther: parts, of: type.name) }
    // The one who must be rid of a superclass has more to do than one who calls a function.
    contents.remedy = parts.min { $0.weight < $1.weight }?.remedy
    contents.parts = parts + others.sorted(by: Self.precedes)
    self.init(contents)
  }

  private var weight: Int {
    switch kind {
    case .inherit: 0
    case .conform, .extend: 1
    case .construct: 2
    default: 3
    }
  }

  /// Says what else is used of a type, besides what the first of several findings is about.
  private static func words(forFurther parts: [Finding], of type: String) -> String {
    let first = parts[0].to?.name
    let members = Set(parts.compactMap { $0.to?.name }).subtracting([type, first])
    if members.isEmpty { return "" }
    return first == type
      ? "; likewise \(counted(members.count, "member")) of it"
      : "; likewise \(counted(members.count, "more member")) of '\(type)'"
  }
}

extension Finding {
  /// Findings of one rule, in which all that one declaration breaks it by with one type, and with its
  /// members, is told as one: who moves the type, or hides it behind a protocol, mends them all. So
  /// is what one written expression breaks it by.
  package static func together(_ findings: [Finding]) -> [Finding] {
    let expressions = ToldExpressions(findings)
    var positions: [TypePair: Int] = [:]
    var groups: [(type: NamedType?, parts: [Finding], others: [Finding])] = []
    for position in findings.indices {
      guard let finding = expressions.left(of: position) else { continue }
      let others = expressions.included(by: position)
      guard let pair = TypePair(finding) else {
        groups.append((nil, [finding], others))
        continue
      }
      if let known = positions[pair] {
        groups[known].parts.append(finding)
        groups[known].others += others
      } else {
        positions[pair] = groups.count
        groups.append((pair.type, [finding], others))
      }
    }
    return groups.map { type, parts, others in
      parts.count + others.count == 1
        ? parts[0] : Finding(parts, of: type, including: others)
    }
  }

  /// What findings have in common that are told as one.
  private struct TypePair: Hashable {
    let from: Endpoint
    let type: NamedType
    let component: String?
    let severity: Severity

    init?(_ finding: Finding) {
      guard !finding.isAlone, let from = finding.from, let to = finding.to, let type = to.type
      else {
        return nil
      }
      (self.from, self.type) = (from, type)
      (component, severity) = (to.component, finding.severity)
    }
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
