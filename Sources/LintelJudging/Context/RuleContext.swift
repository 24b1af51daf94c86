import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// What a rule is judged in.
package final class RuleContext {
  package let graph: DependencyGraph
  package let components: ComponentMap
  package let edges: EdgeTable
  package let lookups: Lookups
  package let counted: CountedDependencies
  /// Those of ``counted``, as bits.
  let kindBits: UInt32
  let certaintyBits: UInt32
  /// The entries under `allow`.
  package let exceptions: ExceptionTable
  /// Which files of the project are read.
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

  /// The outermost declaration that speaks for `declaration`: for code in an extension the type
  /// that it extends, if that is known.
  package func subject(of declaration: DeclarationID) -> DeclarationID {
    graph.subject(of: declaration)
  }

  /// The declaration by which a finding names `declaration`: the outermost one around it that
  /// belongs to a component, which is a nested type when that, and not the type around it, does;
  /// for an extension the type that it extends, nested or not.
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
  /// The outermost declaration that speaks for `declaration`: for code in an extension the type
  /// that it extends, if that is known.
  func subject(of declaration: DeclarationID) -> DeclarationID {
    let outermost = outermost(of: declaration)
    guard let extended = declarations[outermost].extendedType else { return outermost }
    return self.outermost(of: extended)
  }
}
