import LintelGraph
import LintelText

extension DependencyGraph {
  /// Returns the qualified name of a declaration as code writes it, with backticks around the names
  /// that need them: `` Shapes.`2D point` ``. The declaration must not be a file's scope.
  func writtenName(of declaration: DeclarationID) -> String {
    pathNames(of: declaration).map(NameRules.written).joined(separator: ".")
  }

  /// Returns the names of a declaration and of those around it, the outermost first. The name of an
  /// extension may be several: `Outer` and `Inner` of `extension Outer.Inner`.
  func pathNames(of declaration: DeclarationID) -> [String] {
    var names: [String] = []
    var current: DeclarationID? = declaration
    while let part = current, declarations[part].kind != .file {
      let name = text(of: declarations[part].name)
      names +=
        declarations[part].kind == .extension
        ? name.split(separator: ".", omittingEmptySubsequences: false).reversed().map(String.init)
        : [name]
      current = declarations[part].owner
    }
    return names.reversed()
  }
}
