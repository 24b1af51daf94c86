import LintelGraph

extension RuleContext {
  /// How many lines of code a declaration has; a type with all its extensions.
  package func lineCount(of declaration: DeclarationID) -> Int {
    ([declaration] + typeParts.extensions(of: declaration))
      .reduce(0) { $0 + texts.lineCount(of: $1) }
  }
}
