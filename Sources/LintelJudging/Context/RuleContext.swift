import LintelComponents
import LintelConfiguration
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

  init(
    graph: DependencyGraph, components: ComponentMap, edges: EdgeTable, lookups: Lookups,
    counted: CountedDependencies, exceptions: [BoundException], sources: SourceSelection
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
