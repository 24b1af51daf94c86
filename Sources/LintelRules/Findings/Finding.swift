import LintelGraph

/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note
  case warning
  case error

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Where something is written.
public struct Place: Hashable, Sendable {
  /// Relative to the root of the check, with `/` between parts.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  /// In UTF-8 bytes, within the line; 0 when only the position is known.
  public let length: Int
  /// The text of the line without its line break; `nil` when it is not to be shown.
  public let sourceLine: String?

  public init(path: String, line: Int, column: Int, length: Int = 0, sourceLine: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
  }
}

/// One side of a finding.
public struct Endpoint: Hashable, Sendable {
  /// The name of the declaration, module or component; `Outer.Inner` when nested.
  public let name: String
  /// The component it belongs to, if any.
  public let component: String?
  /// The file that declares it, when others of the project have the same name.
  public let file: String?

  public init(name: String, component: String? = nil, file: String? = nil) {
    self.name = name
    self.component = component
    self.file = file
  }

  /// What tells it from everything else in the project.
  fileprivate var identity: String { file.map { "\(name) in \($0)" } ?? name }
}

/// One step of a path of dependencies.
public struct Hop: Hashable, Sendable {
  public let from: Endpoint
  public let to: Endpoint
  public let kind: ReferenceKind
  public let place: Place

  public init(from: Endpoint, to: Endpoint, kind: ReferenceKind, place: Place) {
    self.from = from
    self.to = to
    self.kind = kind
    self.place = place
  }
}

/// One breach of a rule: between two declarations, by one kind of reference.
public struct Finding: Hashable, Sendable {
  /// The rule's name in the rules file.
  public let rule: String
  public let severity: Severity
  /// What is wrong: lower-case start, no full stop, names in single quotes.
  public let message: String
  /// Who breaks the rule; `nil` when the finding is about the rules file itself.
  public let from: Endpoint?
  public let to: Endpoint?
  public let kind: ReferenceKind?
  public let certainty: Certainty
  /// Every place where it is written, by path, line and column; at least one.
  public let places: [Place]
  /// The reason that the rules file gives for the rule.
  public let because: String?
  /// What to do about it.
  public let remedy: String?
  /// For a chain or a cycle: its steps.
  public let path: [Hop]

  public init(
    rule: String, severity: Severity, message: String, from: Endpoint? = nil, to: Endpoint? = nil,
    kind: ReferenceKind? = nil, certainty: Certainty = .named, places: [Place],
    because: String? = nil, remedy: String? = nil, path: [Hop] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.from = from
    self.to = to
    self.kind = kind
    self.certainty = certainty
    self.places = places
    self.because = because
    self.remedy = remedy
    self.path = path
  }

  /// What identifies the breach whatever its lines, counts and wording: a 64-bit FNV-1a hash of
  /// rule, from, to and kind, as 16 hexadecimal digits. Files count only where names alone do not
  /// tell declarations apart, so that moving a file changes nothing for most of them.
  public var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let kind = (kind?.rawValue ?? "") + (certainty == .ambiguous ? " ambiguous" : "")
    for part in [rule, from?.identity ?? "", to?.identity ?? "", kind] {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0x1f) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
