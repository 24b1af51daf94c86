/// The name by which `import` knows a target.
package struct TargetModule: Equatable, Sendable {
  package let name: String
  /// What other configurations or platforms call it.
  package var alternates: [String]
  /// Whether the name could not be computed, so that it is taken from the product or the target.
  package var isGuess: Bool

  package init(name: String, alternates: [String] = [], isGuess: Bool = false) {
    self.name = name
    self.alternates = alternates
    self.isGuess = isGuess
  }
}
