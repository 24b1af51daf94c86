import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The condition that types have no mutable state: no stored variable, of an instance or static.
///
/// A constant counts as immutable whatever it refers to. Variables that cannot be constants and
/// keep nothing alive are not counted: `weak` variables, and those with a SwiftUI wrapper for a
/// value that is kept elsewhere, e.g. `@Binding var name: String`.
package struct ImmutableCondition: DeclarationCondition {
  package static let flag = RuleOption<Bool>.flag(
    "immutable", "Types have no stored variable, neither of instances nor static.")
  package static var option: any DeclaredOption { flag }

  package let mark: Mark

  package init?(_ fields: Fields) {
    guard fields[Self.flag] else { return nil }
    mark = fields.mark(of: Self.flag.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { kind.isNominalType && kind != .protocol }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    let graph = context.graph
    return declarations.flatMap { declaration in
      context.typeParts.members(of: declaration.id).compactMap { member in
        let value = graph.declarations[member]
        guard value.kind == .variable, value.traits.contains(.stored),
          !value.traits.contains(.weak), !isReference(member, in: graph)
        else { return nil }
        let name = graph.text(of: value.name)
        let state = value.traits.contains(.static) ? "mutable static state" : "mutable state"
        return DeclarationBreach(
          declaration.id, fails: key, at: member, of: declaration.component,
          reason: Shortcoming(
            statement: "holds \(state) in '\(name)'",
            remedy:
              "declare \(name) with 'let', or keep the mutable state in a type that may hold it"))
      }
    }
  }

  private func isReference(_ member: DeclarationID, in graph: DependencyGraph) -> Bool {
    graph.attributes(of: member).contains {
      ["Environment", "EnvironmentObject", "ObservedObject", "Binding", "Bindable"]
        .contains(lastSegment(of: graph.matchedText(of: $0)))
    }
  }
}
