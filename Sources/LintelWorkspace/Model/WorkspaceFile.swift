/// One Swift source file.
public struct WorkspaceFile: Equatable, Sendable {
  /// Relative to the root, with `/` between parts.
  public let path: String
  /// Positions in ``Workspace/modules``, ascending; at least one.
  public let modules: [Int]
  /// Whether all of its modules are test targets. Of a file of no target, or one that unknown targets
  /// may compile as well, whether one of the folders on its path holds tests. What the file itself
  /// imports plays no part.
  public let isTest: Bool
  /// Whether only symbolic links lead to it, out of the checkout: nothing of what it says is to be
  /// shown.
  public var isOutside = false
}
