/// Things that depend on each other in a circle.
package struct Cycle: Hashable, Sendable {
  package struct Cut: Hashable, Sendable {
    package let from: String
    package let to: String
    /// How many dependencies there are from the one to the other.
    package let count: Int
  }

  /// One dependency per step; the last one leads back to the start.
  package let edges: [EdgeID]
  /// The start of each step.
  package let names: [String]
  /// How many things depend on each other in all, of which the cycle shows some.
  package let memberCount: Int
  /// What to cut to be rid of all cycles between them.
  package let cuts: [Cut]
  package let level: RuleLevel
}
