import LintelGraph
import LintelJudging
import LintelVocabulary

/// The nodes of the graph of types that a part of a project uses, and the nodes that use the part.
struct Neighbours {
  struct Neighbour: Hashable {
    let name: String
    /// The components of the neighbour, separated by commas; `nil` if it is in none.
    let component: String?
  }

  /// The neighbours that the part uses, and those that use the part, each with whether all
  /// references that make it a neighbour are ambiguous.
  private let used: [Neighbour: Bool]
  private let usedBy: [Neighbour: Bool]

  private static let shownCount = 30

  /// Finds the targets of the dependencies for which `leadsOut` holds, and the sources of those for
  /// which `leadsIn` holds.
  init(
    _ graph: DependencyGraph, _ types: CondensedGraph, _ judge: Judge,
    leadsOut: (Dependency) -> Bool, leadsIn: (Dependency) -> Bool
  ) {
    func neighbours(
      _ other: KeyPath<Dependency, DeclarationID>, where isCounted: (Dependency) -> Bool
    ) -> [Neighbour: Bool] {
      var result: [Neighbour: Bool] = [:]
      for value in graph.dependencies where isCounted(value) {
        let neighbour = Neighbour(value[keyPath: other], graph, types, judge)
        result[neighbour] = (result[neighbour] ?? true) && value.certainty == .ambiguous
      }
      return result
    }
    used = neighbours(\.to, where: leadsOut)
    usedBy = neighbours(\.from, where: leadsIn)
  }

  /// The neighbours that use the part by at least one reference that is not ambiguous.
  var users: [Neighbour] { usedBy.filter { !$0.value }.map(\.key) }

  var lines: [String] { list("uses", used) + list("used by", usedBy) }

  private func list(_ label: String, _ neighbours: [Neighbour: Bool]) -> [String] {
    guard !neighbours.isEmpty else { return ["\(label): nothing"] }
    let names = neighbours.map { neighbour, isAmbiguous in
      neighbour.name + (neighbour.component.map { " (\($0))" } ?? "")
        + (isAmbiguous ? ", the name is ambiguous" : "")
    }.sorted()
    let rest = names.count - Self.shownCount
    return ["\(label):"] + names.prefix(Self.shownCount).map { "  " + $0 }
      + (rest > 0 ? ["  and \(rest) more; 'lintel graph --level type --focus' draws all"] : [])
  }
}

extension Neighbours.Neighbour {
  fileprivate init(
    _ declaration: DeclarationID, _ graph: DependencyGraph, _ types: CondensedGraph, _ judge: Judge
  ) {
    let outermost = graph.outermost(of: declaration)
    let components = judge.components(of: outermost)
    let node = types.nodes(of: [declaration]).first
    name = node.map { types.nodes[Int($0)].name } ?? graph.qualifiedName(of: outermost)
    component = components.isEmpty ? nil : components.joined(separator: ", ")
  }
}
