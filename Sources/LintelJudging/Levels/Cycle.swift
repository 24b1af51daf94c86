/// Units that depend on each other in a cycle.
package struct Cycle: Hashable, Sendable {
  package struct Cut: Hashable, Sendable {
    package let from: String
    package let to: String
    /// The number of dependencies of `from` on `to`.
    package let count: Int
  }

  /// One dependency per step; the last one leads back to the start.
  package let edges: [EdgeID]
  /// The names of the units at which the steps begin.
  package let names: [String]
  /// The number of units that all depend on each other; the cycle shows some of them.
  package let memberCount: Int
  /// The dependencies to cut so that no cycle remains between these units.
  package let cuts: [Cut]
  package let level: RuleLevel
}
