/// The sizes of the parts of a project that a check left out.
public struct LeftOutCounts: Equatable, Sendable {
  /// SwiftUI previews.
  public let previews: Int
  /// Branches of `#if` that no module compiles.
  public let branches: Int
  /// Test files.
  public let tests: Int
  /// Files that package manifests exclude.
  public let excluded: Int
  /// Files of tools that build or release the project, and are not part of it.
  public let tools: Int
  /// Chains through code in no layer of which one step is a finding of another rule.
  public let ways: Int

  public init(
    previews: Int = 0, branches: Int = 0, tests: Int = 0, excluded: Int = 0, tools: Int = 0,
    ways: Int = 0
  ) {
    self.previews = previews
    self.branches = branches
    self.tests = tests
    self.excluded = excluded
    self.tools = tools
    self.ways = ways
  }
}
