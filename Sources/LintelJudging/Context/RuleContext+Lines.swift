import LintelGraph

extension RuleContext {
  /// Returns the number of code lines of a declaration; for a type, including all its extensions.
  package func lineCount(of declaration: DeclarationID) -> Int {
    ([declaration] + typeParts.extensions(of: declaration))
      .reduce(0) { $0 + texts.lineCount(of: $1) }
  }
}
