/// One Swift source file.
public struct WorkspaceFile: Equatable, Sendable {
  /// Relative to the root, with `/` between parts.
  public let path: String
  /// Position in ``Workspace/modules``.
  public let module: Int
  /// Whether the file's module is a test target; of a file of no target, whether one of the folders
  /// on its path holds tests. What the file itself imports plays no part.
  public let isTest: Bool
}
