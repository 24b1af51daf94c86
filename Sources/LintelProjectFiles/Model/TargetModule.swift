/// The name by which `import` refers to a target.
package struct TargetModule: Equatable, Sendable {
  package let name: String
  /// The names that the module has in other configurations or on other platforms.
  package var alternates: [String]
  /// Whether the name could not be computed, and was derived from the product or the target.
  package var isGuess: Bool

  package init(name: String, alternates: [String] = [], isGuess: Bool = false) {
    self.name = name
    self.alternates = alternates
    self.isGuess = isGuess
  }
}
