import LintelComponents
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary

/// The parts of which messages and remedies are made.
package struct BreachWords {
  /// The name of the declaration or component that breaks the rule, without quotes.
  package let from: String
  /// The kind of the code that breaks the rule: a type, an extension in another component than its
  /// type, a file's top-level code …
  package let fromKind: DeclarationKind
  package var fromComponent: String?
  package var to = ""
  package var toComponent: String?
  /// The innermost type around the target, or the top-level declaration if the target is in no
  /// type.
  package var toType = ""
  /// The kind of `toType`; `nil` for a module.
  package var toKind: DeclarationKind?
  /// Whether a protocol could replace `toType`.
  package var canHideBehindProtocol = false
  /// Whether `to` is an operator, or a member of an extension whose type is external or in another
  /// component, so that no type can be named in its place: `isBlank` of `extension String`.
  package var isHelper = false
  /// The way in which the code uses the target.
  package var reference = ReferenceKind.type
  /// Whether no rule of the file forbids one component to use another, given by their names; `nil`
  /// stands for no component.
  package var permits: (_ from: String?, _ to: String?) -> Bool = { _, _ in true }
  /// Whether a protocol can move to the component that breaks the rule, so that neither its users
  /// nor its own uses break a rule there.
  package var protocolMayMove = true
  /// The names of the declarations between the ends of a chain.
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

  /// The name, with its component: `'LoginUseCase' (Domain)`.
  package var fromWords: String { Self.words(from, in: fromComponent) }
  package var toWords: String {
    let words = Self.words(to, in: toComponent)
    return reference == .import ? "module \(words)" : words
  }

  /// The type of the target, without the member that is written: `Store` for `Store.shared`.
  package var toTypeWords: String { Self.words(toType, in: toComponent) }

  /// The statement of the breach: `'LoginUseCase' (Domain) uses 'NetworkService' (Data)`; for a
  /// chain with the names of the declarations in between.
  package var statement: String {
    if between.isEmpty { return "\(fromWords) \(verb) \(toWords)" }
    return "\(fromWords) reaches \(toWords) through \(list(between.map(quoted), last: "and"))"
  }

  private var verb: String {
    if to == toType, !isHelper { return reference.verb }
    // `case .idle` in a switch casts nothing, and `Phase.idle` uses no member of `idle`.
    return switch reference {
    case .cast: "matches"
    case .static: "uses"
    default: reference.verb
    }
  }

  private static func words(_ name: String, in component: String?) -> String {
    component.map { "'\(name)' (\($0))" } ?? "'\(name)'"
  }
}

extension BreachWords {
  /// - Parameter components: the components at the ends of the edge between which the edge breaks
  ///   the rule.
  package init(
    _ from: Endpoint, _ to: Endpoint, edge: EdgeID,
    of components: (from: ComponentID?, to: ComponentID?), in context: RuleContext
  ) {
    let graph = context.graph
    let value = context.edges[edge]
    self.init(
      from: from.name, fromKind: context.kind(of: value.from, in: components.from),
      fromComponent: from.component, to: to.name, toComponent: to.component, toType: to.name,
      reference: value.kind)
    permits = { context.permits(from: $0, to: $1) }
    if case .declaration(let target) = value.to {
      isHelper = context.isHelper(target, in: components.to)
      guard !isHelper else { return }
      let type = graph.type(around: target) ?? context.subject(of: target)
      toType = graph.qualifiedName(of: type)
      toKind = graph.declarations[type].kind
      canHideBehindProtocol = context.typeParts.canHideBehindProtocol(type)
      if toKind == .protocol {
        protocolMayMove = context.mayMove(protocol: type, to: from.component)
      }
    }
  }
}

extension ReferenceKind {
  /// The verb for the way in which one declaration uses another.
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
