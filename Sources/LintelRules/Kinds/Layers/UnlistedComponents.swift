import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging

/// The components that an exhaustive layers rule does not list, although it lists others of their
/// families.
///
/// A capture with one value in all listed components of a family restricts the family: beside the
/// layers `Shop.View` and `Shop.Data` of `{app}.{folder}`, `Shop.Tools` is missing, and `Bank.View`
/// is not. So a single listed component requires no other.
package struct UnlistedComponents {
  /// The name of the family of each missing component.
  private let families: [ComponentID: String]
  /// The captures, sorted, that have several values in the listed components of a family, by the
  /// index of the family's definition.
  package let openCaptures: [Int: [String]]

  /// - Parameter listed: the components of all layers.
  init(beside listed: [ComponentID], in components: ComponentMap) {
    var families: [ComponentID: String] = [:]
    var openCaptures: [Int: [String]] = [:]
    let listedByFamily = Dictionary(grouping: listed) {
      components.components[$0.position].definition
    }
    let listed = Set(listed)
    for (family, members) in listedByFamily {
      let values = members.map { components.components[$0.position].values }
      let shared = values[0].filter { capture in
        values.allSatisfy { $0[capture.key] == capture.value }
      }
      openCaptures[family] = values[0].keys.filter { shared[$0] == nil }.sorted()
      for (position, component) in components.components.enumerated() {
        guard component.definition == family, !listed.contains(ComponentID(position)),
          shared.allSatisfy({ component.values[$0.key] == $0.value })
        else { continue }
        families[ComponentID(position)] = components.definitions[family].name
      }
    }
    self.families = families
    self.openCaptures = openCaptures
  }

  /// Returns one breach for each missing component with code in no layer.
  ///
  /// - Parameter isInLayer: whether code of a membership is in a layer.
  func breaches(
    in context: RuleContext, where isInLayer: (Membership) -> Bool
  ) -> [DeclarationBreach] {
    guard !families.isEmpty else { return [] }
    let (graph, sizes) = (context.graph, context.components.sizes)
    var reported: Set<ComponentID> = []
    var breaches: [DeclarationBreach] = []
    for declaration in graph.declarations.ids {
      let membership = context.components.membership(of: declaration)
      guard graph.outermost(of: declaration) == declaration, !isInLayer(membership),
        graph.declarations[declaration].kind != .file
          || !graph.dependencies(from: declaration).isEmpty
      else { continue }
      // Code of several missing components counts for the smallest: a new folder, not all folders.
      let missing = membership.all.filter { families[$0] != nil }
        .min { (sizes[$0.position], $0) < (sizes[$1.position], $1) }
      guard let missing, let family = families[missing], reported.insert(missing).inserted else {
        continue
      }
      breaches.append(
        DeclarationBreach(
          groupNamed: context.components.name(of: missing), at: declaration, of: missing,
          reason: UnlistedReason(family: family)))
    }
    return breaches
  }
}

/// The reason of a breach by a component that is in no layer.
package struct UnlistedReason: BreachReason {
  let family: String

  package func message(_ parts: BreachWords) -> String {
    "'\(parts.from)' is in no layer, unlike others of the family '\(family)'"
  }

  package func remedy(_ parts: BreachWords) -> String {
    "list it under 'layers', or move its code to a component in a layer"
  }
}
