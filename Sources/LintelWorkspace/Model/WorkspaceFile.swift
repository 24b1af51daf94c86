/// One Swift source file.
public struct WorkspaceFile: Equatable, Sendable {
  /// Relative to the root, with `/` between parts.
  public let path: String
  /// Position in ``Workspace/modules``.
  public let module: Int
  /// Whether the file's module is a test target, or one of the folders on its path has a name that
  /// ends in `Tests`. What the file imports plays no part.
  public let isTest: Bool
}
