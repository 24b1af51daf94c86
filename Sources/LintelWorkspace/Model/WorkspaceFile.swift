/// One Swift source file.
package struct WorkspaceFile: Equatable, Sendable {
  /// The path relative to the root, with `/` between parts.
  package let path: String
  /// Indices in ``Workspace/modules``, ascending; at least one.
  package let modules: [Int]
  /// Whether the file is a test: all of its modules are for tests, and their files belong to no
  /// unknown targets, or it lies in a folder for tests (`TestFolders` decides which). The file's
  /// own imports matter only as far as they show that its folder is for tests.
  package let isTest: Bool
  /// Whether the file is reached only by symbolic links that lead out of the checkout: none of its
  /// contents may be shown.
  package var isOutside = false
}
