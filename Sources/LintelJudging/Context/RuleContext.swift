import LintelComponents
import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelText

/// The context in which a rule is judged: the project, its components, and the rule's exceptions.
package final class RuleContext {
  package let graph: DependencyGraph
  package let components: ComponentMap
  package let edges: EdgeTable
  package let lookups: Lookups
  package let counted: CountedDependencies
  /// The kinds and certainties of ``counted``, as bits.
  let kindBits: UInt32
  let certaintyBits: UInt32
  /// The exceptions of the rule.
  package let exceptions: ExceptionTable
  /// The selection of the files that are read.
  package let sources: SourceSelection
  /// Whether some rule forbids one component to use another.
  private let isForbidden: (_ from: ComponentID, _ to: ComponentID) -> Bool
  private lazy var named = Dictionary(
    components.components.enumerated().map { ($1.name, ComponentID($0)) }
  ) { first, _ in first }
  /// The answers of ``permits(from:to:)``, kept because thousands of findings may be about one pair.
  private var permitted: [ComponentPair: Bool] = [:]
  /// The answers of ``mayMove(protocol:to:)``, kept for the same reason.
  private var movable: [DeclarationID: [ComponentID: Bool]] = [:]
  /// The endpoints of the findings so far: most declarations are named by several findings.
  var knownEndpoints: [DeclarationID: [(component: ComponentID?, endpoint: Endpoint)]] = [:]
  /// The types of the findings so far.
  var knownTypes: [DeclarationID: NamedType] = [:]

  init(
    graph: DependencyGraph, components: ComponentMap, edges: EdgeTable, lookups: Lookups,
    counted: CountedDependencies, exceptions: [BoundException], sources: SourceSelection,
    isForbidden: @escaping (_ from: ComponentID, _ to: ComponentID) -> Bool
  ) {
    self.graph = graph
    self.components = components
    self.edges = edges
    self.lookups = lookups
    self.counted = counted
    kindBits = counted.kinds.reduce(0) { $0 | $1.bit }
    certaintyBits = counted.failing.reduce(0) { $0 | $1.bit }
    self.exceptions = ExceptionTable(exceptions)
    self.sources = sources
    self.isForbidden = isForbidden
  }

  /// Whether no rule forbids one component to use another, given by their names. Code in no
  /// component, and a name that no component has, are permitted everything.
  package func permits(from: String?, to: String?) -> Bool {
    guard let from = from.flatMap({ named[$0] }), let to = to.flatMap({ named[$0] }) else {
      return true
    }
    return permits(from: from, to: to)
  }

  private func permits(from: ComponentID, to: ComponentID) -> Bool {
    if from == to { return true }
    let pair = ComponentPair(from: from, to: to)
    if let known = permitted[pair] { return known }
    let isPermitted = !isForbidden(from, to)
    permitted[pair] = isPermitted
    return isPermitted
  }

  /// Whether a protocol can move to a component, so that neither its users nor its own uses break a
  /// rule there.
  func mayMove(protocol type: DeclarationID, to component: String?) -> Bool {
    guard let component = component.flatMap({ named[$0] }) else { return true }
    if let known = movable[type]?[component] { return known }
    let answer = mayMove(protocol: type, to: component)
    movable[type, default: [:]][component] = answer
    return answer
  }

  private func mayMove(protocol type: DeclarationID, to component: ComponentID) -> Bool {
    let neighbours = lookups.protocolNeighbours[type]
    func all(_ declarations: Set<DeclarationID>, _ isPermitted: (ComponentID) -> Bool) -> Bool {
      Set(declarations.map { components.membershipOf[$0.position] }).allSatisfy {
        components.memberships[$0].all.allSatisfy(isPermitted)
      }
    }
    return all(neighbours.users) { permits(from: $0, to: component) }
      && all(neighbours.used) { permits(from: component, to: $0) }
  }

  package var namesakes: Namesakes { lookups.namesakes }
  package var typeParts: TypeParts { lookups.typeParts }
  package var texts: SourceTexts { lookups.texts }
  package var typeNodes: TypeNodes { lookups.typeNodes }

  /// Returns the outermost declaration that represents `declaration`; for code in an extension, the
  /// outermost declaration around the extended type, if that type is known.
  package func subject(of declaration: DeclarationID) -> DeclarationID {
    graph.subject(of: declaration)
  }

  /// Returns the declaration that represents `declaration` in findings: the outermost declaration
  /// around it that belongs to the component, or the outermost of all if `component` is `nil`. This
  /// is a nested type if the type around it does not belong to the component. An extension is
  /// represented by the extended type, nested or not.
  package func subject(of declaration: DeclarationID, in component: ComponentID?) -> DeclarationID {
    let outermost = graph.outermost(of: declaration)
    guard let component, !components.membership(of: outermost).contains(component) else {
      let value = graph.declarations[outermost]
      return value.extendedType ?? outermost
    }
    var result = declaration
    var current = declaration
    while current != outermost, components.membership(of: current).contains(component) {
      result = current
      current = graph.declarations[current].enclosing
    }
    return result
  }
}

extension DependencyGraph {
  /// Returns the outermost declaration that represents `declaration`; for code in an extension, the
  /// outermost declaration around the extended type, if that type is known.
  func subject(of declaration: DeclarationID) -> DeclarationID {
    let outermost = outermost(of: declaration)
    guard let extended = declarations[outermost].extendedType else { return outermost }
    return self.outermost(of: extended)
  }
}
