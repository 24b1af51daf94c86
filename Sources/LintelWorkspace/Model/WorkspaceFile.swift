/// One Swift source file.
package struct WorkspaceFile: Equatable, Sendable {
  /// The path relative to the root, with `/` between parts.
  package let path: String
  /// Indices in ``Workspace/modules``, ascending; at least one.
  package let modules: [Int]
  /// Whether the file is a test: all of its modules are test targets, or it lies in a folder for
  /// tests (`TestFolders` decides which). The file's own imports are not looked at here, except to
  /// recognise such folders.
  package let isTest: Bool
  /// Whether the file is reached only by symbolic links that lead out of the checkout: none of its
  /// contents may be shown.
  package var isOutside = false
}
