import LintelGraph
import LintelText
import LintelVocabulary

/// A proposal for the ports and adapters that a project has already: the core is a module or folder
/// that uses none of its users, and to whose protocols others conform.
package struct HexagonProposal: Sendable {
  let core: ProposedComponent
  /// The parts that use the core, e.g. screens.
  let driving: [ProposedComponent]
  /// The parts that conform to protocols of the core, e.g. a database.
  let driven: [ProposedComponent]
  /// The parts that use driven adapters directly.
  let root: [ProposedComponent]
  /// The parts that the core uses. They are in no component, because the core of a hexagon uses no
  /// other component.
  let shared: [ProposedComponent]
  /// The parts that have none of these roles.
  let others: [ProposedComponent]
  /// The number of protocols of the core to which driven adapters conform.
  let portCount: Int
  /// The number of types in the project.
  let typeCount: Int

  /// The number of types that belong to a component.
  var coveredCount: Int { (members + others).reduce(0) { $0 + $1.typeCount } }

  private var members: [ProposedComponent] { [core] + driving + driven + root }
  private var memberTypeCount: Int { members.reduce(0) { $0 + $1.typeCount } }
}

extension HexagonProposal {
  /// Returns the proposal whose hexagon contains the most types; `nil` if there is none.
  package static func best(of project: ProjectStructure) -> HexagonProposal? {
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

  /// - Returns: `nil` if there is not enough of a hexagon: it needs three ports, a driving part,
  ///   and six of ten types, and its composition root has at most a quarter of all types.
  private init?(
    _ core: Int, _ sides: HexagonSides, _ partition: Partition, _ project: ProjectStructure
  ) {
    guard let roles = sides.roles(around: core), roles.portCount >= Tuning.fewestPorts,
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
    guard Tuning.typesOfHexagon.isReached(by: memberTypeCount, of: typeCount),
      Tuning.typesOfCompositionRoot.isKept(by: rootCount, of: typeCount)
    else { return nil }
  }
}

extension HexagonProposal {
  /// The title in a list of proposals.
  var title: String { "ports and adapters around '\(core.name)'" }

  var evidence: [String] {
    [
      "'\(core.name)' does not use its users, and others conform to "
        + "\(counted(portCount, "protocol")) in it:"
    ]
      + [
        ("core", [core]), ("driving", driving), ("driven", driven), ("composition root", root),
        ("used by all, and therefore in no component", shared), ("outside of it", others),
      ]
      .filter { !$0.1.isEmpty }
      .map { "  \($0.0): \(list($0.1.map(\.summary), last: "and"))" }
  }

  /// Returns the text of the rules file.
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
      \(rootLine)    because: "the core stays the same when its adapters change"
      \(additions.map(\.text).joined())
      """
  }
}
