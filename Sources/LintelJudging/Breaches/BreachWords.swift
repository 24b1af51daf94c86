import LintelComponents
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary

/// The parts that messages are made of.
package struct BreachWords {
  /// The name of who breaks the rule, without quotes.
  package let from: String
  /// What the code is that breaks the rule: a type, an extension written elsewhere than its type,
  /// a file's top-level code …
  package let fromKind: DeclarationKind
  package var fromComponent: String?
  package var to = ""
  package var toComponent: String?
  /// The innermost type at the end, or what else it is at the top level of a file.
  package var toType = ""
  /// What `toType` is, `nil` for a module.
  package var toKind: DeclarationKind?
  /// Whether a protocol could take the place of `toType`.
  package var canHideBehindProtocol = false
  /// How the one uses the other.
  package var reference = ReferenceKind.type
  /// The names of what lies between the ends of a chain.
  package var between: [String] = []

  package init(
    from: String, fromKind: DeclarationKind, fromComponent: String? = nil, to: String = "",
    toComponent: String? = nil, toType: String = "", toKind: DeclarationKind? = nil,
    reference: ReferenceKind = ReferenceKind.type, between: [String] = []
  ) {
    self.from = from
    self.fromKind = fromKind
    self.fromComponent = fromComponent
    self.to = to
    self.toComponent = toComponent
    self.toType = toType
    self.toKind = toKind
    self.reference = reference
    self.between = between
  }

  /// `'LoginUseCase' (Domain)`.
  package var fromWords: String { Self.words(from, in: fromComponent) }
  package var toWords: String {
    let words = Self.words(to, in: toComponent)
    return reference == .import ? "module \(words)" : words
  }

  /// What is at the end, without the member of it that is written.
  package var toTypeWords: String { Self.words(toType, in: toComponent) }

  /// `'LoginUseCase' (Domain) uses 'NetworkService' (Data)`, for a chain with what is in between.
  package var statement: String {
    if between.isEmpty { return "\(fromWords) \(verb) \(toWords)" }
    return "\(fromWords) reaches \(toWords) through \(list(between.map(quoted), last: "and"))"
  }

  private var verb: String {
    if to == toType { return reference.verb }
    // `case .idle` in a switch casts nothing, and `Phase.idle` has no member that is used.
    return switch reference {
    case .cast: "matches"
    case .static: "uses"
    default: reference.verb
    }
  }

  /// What to do when the dependency should point the other way.
  package var invertDependency: String {
    let component = fromComponent ?? "its own component"
    if toKind == .protocol { return "move the protocol \(toType) to \(component), which needs it" }
    let isUse = ![.import, .inherit, .extend, .attribute, .alias].contains(reference)
    guard isUse, let toKind, toKind.isNominalType else { return moveAway }
    guard canHideBehindProtocol else { return moveEither }
    guard let handing else { return moveAway }
    return "declare what \(from) needs as a protocol in \(component), let \(toType) conform "
      + "to it, and \(handing)"
  }

  /// How the code gets at something that it must not name; `nil` for code that nobody hands
  /// anything to.
  package var handing: String? {
    switch fromKind {
    case .class, .struct, .actor: "pass it to init"
    case .function: "pass it as an argument"
    case .protocol, .enum: "name that instead"
    default: nil
    }
  }

  /// What to do where nothing can be handed over in the place of what is used.
  package var moveEither: String {
    guard let toKind, toKind.isNominalType else { return moveAway }
    return "\(moveAway), or move the \(toKind.rawValue) \(toType) to where both may use it"
  }

  private var moveAway: String {
    let user =
      switch fromKind {
      case .extension: "the extension of \(from)"
      case .typealias: "the typealias \(from)"
      case .file: "what needs \(toType) out of \(from)"
      default: "what needs \(toType)"
      }
    let verb = reference == .import ? "import" : "use"
    return "move \(user) to a component that may \(verb) \(toType)"
  }

  private static func words(_ name: String, in component: String?) -> String {
    component.map { "'\(name)' (\($0))" } ?? "'\(name)'"
  }
}

extension BreachWords {
  /// - Parameter component: the one that the dependency breaks a rule for.
  package init(
    _ from: Endpoint, _ to: Endpoint, edge: EdgeID, of component: ComponentID?,
    in context: RuleContext
  ) {
    let graph = context.graph
    let value = context.edges[edge]
    self.init(
      from: from.name, fromKind: context.kind(of: value.from, in: component),
      fromComponent: from.component, to: to.name, toComponent: to.component, toType: to.name,
      reference: value.kind)
    if case .declaration(let target) = value.to {
      let type = graph.type(around: target) ?? context.subject(of: target)
      toType = graph.qualifiedName(of: type)
      toKind = graph.declarations[type].kind
      canHideBehindProtocol = context.typeParts.canHideBehindProtocol(type)
    }
  }
}

extension ReferenceKind {
  /// How one declaration uses another, as a verb that only this kind has.
  package var verb: String {
    switch self {
    case .import: "imports"
    case .inherit: "inherits from"
    case .conform: "conforms to"
    case .extend: "extends"
    case .type: "uses"
    case .construct: "creates"
    case .static: "uses a member of"
    case .call: "calls"
    case .member: "uses"
    case .attribute: "uses the attribute"
    case .cast: "casts to"
    case .keypath: "uses a key path of"
    case .alias: "aliases"
    }
  }
}
