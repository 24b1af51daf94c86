import LintelGraph
import LintelText
import LintelVocabulary

/// Ports and adapters that a project has as it stands: a module or folder that uses nobody who uses it,
/// and to whose protocols others conform.
public struct HexagonProposal: Sendable {
  let core: ProposedComponent
  /// What uses the core, such as screens.
  let driving: [ProposedComponent]
  /// What conforms to its protocols, such as a database.
  let driven: [ProposedComponent]
  /// What uses driven adapters by themselves.
  let root: [ProposedComponent]
  /// What the core uses: in no component, for the core of a hexagon uses none.
  let shared: [ProposedComponent]
  /// What has no place in it.
  let others: [ProposedComponent]
  /// How many protocols of the core driven adapters conform to.
  let portCount: Int
  /// How many types the project has.
  let typeCount: Int

  /// How many types belong to a component.
  var coveredCount: Int { (members + others).reduce(0) { $0 + $1.typeCount } }

  private var members: [ProposedComponent] { [core] + driving + driven + root }
  private var memberTypeCount: Int { members.reduce(0) { $0 + $1.typeCount } }
}

extension HexagonProposal {
  /// That others conform to fewer protocols may be chance.
  private static let fewestPorts = 3

  /// The one with a place for most types; `nil` if there is none.
  public static func best(of project: ProjectStructure) -> HexagonProposal? {
    var best: HexagonProposal?
    for partition in project.partitions {
      let sides = HexagonSides(partition.parts, project.pairs)
      for core in partition.parts.indices {
        guard let found = HexagonProposal(core, sides, partition, project),
          found.memberTypeCount > best?.memberTypeCount ?? 0
        else { continue }
        best = found
      }
    }
    return best
  }

  /// - Returns: `nil` if there is not enough of a hexagon: it has a place for six types of ten, and
  ///   what brings everything together is at most a fourth of the project.
  private init?(
    _ core: Int, _ sides: HexagonSides, _ partition: Partition, _ project: ProjectStructure
  ) {
    guard let roles = sides.roles(around: core), roles.portCount >= Self.fewestPorts,
      !roles.driving.isEmpty
    else { return nil }
    let components = project.components(of: partition)
    self.core = components[core]
    driving = roles.driving.map { components[$0] }
    driven = roles.driven.map { components[$0] }
    root = roles.root.map { components[$0] }
    shared = roles.shared.map { components[$0] }
    others = roles.others.map { components[$0] }
    portCount = roles.portCount
    typeCount = project.typeCount
    let rootCount = root.reduce(0) { $0 + $1.typeCount }
    guard memberTypeCount * 10 >= typeCount * 6, rootCount * 4 <= typeCount else { return nil }
  }
}

extension HexagonProposal {
  /// What it is called among others.
  var title: String { "ports and adapters around '\(core.name)'" }

  var evidence: [String] {
    [
      "'\(core.name)' uses nobody who uses it, and others conform to "
        + "\(counted(portCount, "protocol")) of it:"
    ]
      + [
        ("core", [core]), ("driving", driving), ("driven", driven), ("composition root", root),
        ("for all, and so in no component", shared), ("apart from it", others),
      ]
      .filter { !$0.1.isEmpty }
      .map { "  \($0.0): \(list($0.1.map(\.summary), last: "and"))" }
  }

  /// The text of the rules file.
  func text(adding additions: [AdditionalRule]) -> String {
    func names(_ components: [ProposedComponent]) -> String {
      "[\(components.map { quotedYAML($0.name) }.joined(separator: ", "))]"
    }
    let rootLine = root.isEmpty ? "" : "    composition-root: \(names(root))\n"
    return """
      \(rulesFileHead)
      \(yamlComment(evidence))
      version: 1

      components:
      \((members + others).map(\.line).joined(separator: "\n"))

      rules:
        hexagon:
          kind: ports-and-adapters
          core: \(quotedYAML(core.name))
          driving: \(names(driving))
          driven: \(names(driven))
      \(rootLine)    because: "the core is the same whatever drives it and whatever it drives"
      \(additions.map(\.text).joined())
      """
  }
}
