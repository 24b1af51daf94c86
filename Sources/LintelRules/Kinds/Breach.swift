import LintelGraph

/// One way in which a rule is broken, in the ids of the graph.
struct Breach {
  enum Subject {
    case dependency(EdgeID)
    /// Each step begins where the one before ended.
    case chain([EdgeID])
    case cycle(Cycle)
    case declaration(DeclarationID)
    /// A dependency that would be part of a breach but for an exception, which is thereby used.
    case excused(EdgeID)
  }

  let subject: Subject
  var from: ComponentID?
  var to: ComponentID?
  let reason: any BreachReason
}

/// Why something breaks a rule, and what to do about it.
protocol BreachReason: Sendable {
  /// Lower-case start, no full stop, names in single quotes.
  func message(_ parts: BreachWords) -> String
  func remedy(_ parts: BreachWords) -> String
}

/// The parts that messages are made of.
struct BreachWords {
  /// The name of who breaks the rule, without quotes.
  let from: String
  let to: String
  let fromComponent: String?
  let toComponent: String?
  /// How the one mentions the other: `uses`, `imports`, `conforms to` …
  let verb: String
  /// The names of what lies between the ends of a chain.
  let between: [String]
  /// Whether `to` is a module.
  let toIsModule: Bool
  /// The outermost type at the end, or what else it is at the top level of a file.
  let toType: String
  /// Whether the type at the end is a protocol already.
  let toIsProtocol: Bool

  /// `'LoginUseCase' (Domain)`.
  var fromWords: String { Self.words(from, in: fromComponent) }
  var toWords: String {
    toIsModule ? "module \(Self.words(to, in: toComponent))" : Self.words(to, in: toComponent)
  }

  /// `'LoginUseCase' (Domain) uses 'NetworkService' (Data)`, for a chain with what is in between.
  var statement: String {
    if between.isEmpty { return "\(fromWords) \(verb) \(toWords)" }
    let steps = between.map { "'\($0)'" }.joined(separator: " and ")
    return "\(fromWords) reaches \(toWords) through \(steps)"
  }

  /// What to do when the dependency should point the other way.
  var invertDependency: String {
    let component = fromComponent ?? "its own component"
    if toIsModule { return "move what \(from) needs from \(to) to \(component)" }
    if toIsProtocol { return "move the protocol \(toType) to \(component), which needs it" }
    return "declare what \(from) needs as a protocol in \(component), let \(toType) conform "
      + "to it, and pass it to init"
  }

  private static func words(_ name: String, in component: String?) -> String {
    component.map { "'\(name)' (\($0))" } ?? "'\(name)'"
  }
}

extension ReferenceKind {
  /// How one declaration mentions another, as a verb.
  var verb: String {
    switch self {
    case .import: "imports"
    case .inherit: "inherits from"
    case .conform: "conforms to"
    case .extend: "extends"
    case .construct: "creates"
    case .call: "calls"
    case .type, .static, .member, .attribute, .cast, .keypath, .alias: "uses"
    }
  }
}

/// For what is excused and not reported.
struct NoReason: BreachReason {
  func message(_ parts: BreachWords) -> String { "" }
  func remedy(_ parts: BreachWords) -> String { "" }
}
