import LintelGraph

/// One rule of a rules file.
struct RuleDefinition: Sendable {
  let name: String
  let mark: Mark
  let severity: Severity
  let because: String?
  let counted: CountedDependencies
  let allow: [AllowDefinition]
  let mayBeEmpty: Bool
  let baseline: BaselinePolicy
  let body: any RuleKind

  /// The word after `kind:`.
  var kind: String { type(of: body).word }
}

/// Whether a baseline may accept the findings of a rule.
enum BaselinePolicy: String, CaseIterable {
  case allow
  case never
}

/// Which dependencies a rule looks at, and which of them break it.
struct CountedDependencies: Sendable {
  var kinds = Set(ReferenceKind.allCases)
  /// The others are shown as notes.
  var failing: Set<Certainty> = [.named, .inferred, .compiled]
}

/// An exception from a rule.
struct AllowDefinition: Sendable {
  let from: [ComponentReference]
  /// Components, or for a rule about imports or symbols patterns of these.
  let to: AllowTarget
  let because: String
  /// The last day on which it excuses anything.
  let until: CalendarDate?
  let mark: Mark
}

/// What an exception lets its components use.
enum AllowTarget: Sendable {
  case components([ComponentReference])
  case modules([NamePattern])
  case symbols([SymbolPattern])
}
