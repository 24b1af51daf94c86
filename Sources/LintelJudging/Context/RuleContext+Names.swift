import LintelComponents
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary

extension RuleContext {
  /// Returns an endpoint named after the declaration that represents `declaration` in findings; see
  /// ``subject(of:in:)``.
  package func endpoint(_ declaration: DeclarationID, in component: ComponentID?) -> Endpoint {
    endpoint(named: subject(of: declaration, in: component), in: component)
  }

  package func endpoint(_ target: Edge.Target, in component: ComponentID?) -> Endpoint {
    switch target {
    case .declaration(let declaration): endpoint(named: declaration, in: component)
    case .module(let name, _):
      Endpoint(name: graph.text(of: name), component: component.map { components.name(of: $0) })
    }
  }

  /// Returns the innermost type around a target, or the top-level declaration if the target is in
  /// no type; `nil` for a module, and for a helper; see ``isHelper(_:in:)``.
  package func type(of target: Edge.Target, in component: ComponentID?) -> NamedType? {
    guard case .declaration(let declaration) = target,
      !isHelper(declaration, in: component)
    else { return nil }
    let type = graph.type(around: declaration) ?? subject(of: declaration)
    if let known = knownTypes[type] { return known }
    let named = NamedType(name: graph.qualifiedName(of: type), file: namesakes.file(of: type))
    knownTypes[type] = named
    return named
  }

  /// Returns the endpoint of a component as a whole.
  package func endpoint(of component: ComponentID) -> Endpoint {
    let name = components.name(of: component)
    return Endpoint(name: name, component: name)
  }

  /// Returns the endpoint of `declaration` itself.
  package func endpoint(named declaration: DeclarationID, in component: ComponentID?) -> Endpoint {
    if let known = knownEndpoints[declaration]?.first(where: { $0.component == component }) {
      return known.endpoint
    }
    let endpoint = Endpoint(
      name: graph.qualifiedName(of: declaration),
      component: component.map { components.name(of: $0) },
      file: namesakes.file(of: declaration), path: graph.path(of: declaration),
      group: graph.group(of: declaration))
    knownEndpoints[declaration, default: []].append((component, endpoint))
    return endpoint
  }

  /// Returns the kind of the code that a finding is about; for an extension in the same component
  /// as its type, the kind of the type.
  package func kind(of declaration: DeclarationID, in component: ComponentID?) -> DeclarationKind {
    let outermost = graph.declarations[graph.outermost(of: declaration)]
    let subject = subject(of: declaration, in: component)
    let home = components.membership(of: subject)
    let isAtHome = component.map(home.contains) ?? home.all.isEmpty
    return outermost.kind == .extension && !isAtHome
      ? .extension : graph.declarations[subject].kind
  }

  /// Whether a declaration is an operator, or a member of an extension that is not in the same
  /// component as its type: `isBlank` of `extension String { var isBlank: Bool { … } }`.
  package func isHelper(_ declaration: DeclarationID, in component: ComponentID?) -> Bool {
    let value = graph.declarations[declaration]
    guard value.kind != .extension else { return false }
    if value.kind == .function, graph.matchedText(of: value.name).isOperator { return true }
    // A type that is nested in an extension is not part of the extended type.
    let extended = graph.declarations[graph.outermost(of: declaration)].extendedType
    return kind(of: declaration, in: component) == .extension
      && graph.type(around: declaration) == extended
  }
}

extension String {
  /// Whether the text is the name of an operator.
  package var isOperator: Bool {
    first.map { $0 != "_" && ($0.isSymbol || $0.isPunctuation) } ?? false
  }
}
