import LintelGraph
import LintelReports
import LintelRules

/// What a part of a project uses outside of itself, and what uses it: nodes of the graph of types.
struct Neighbours {
  struct Neighbour: Hashable {
    let name: String
    /// Its components, separated by commas; `nil` if it is in none.
    let component: String?
  }

  /// Each with whether only an ambiguous name says so.
  private let used: [Neighbour: Bool]
  private let usedBy: [Neighbour: Bool]

  private static let shownCount = 30

  /// What the references lead to that `leadsOut` holds for, and what those start from that `leadsIn`
  /// holds for.
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

  /// Those that surely use it.
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
