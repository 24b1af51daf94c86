/// How much of a project a check left out.
public struct LeftOutCounts: Equatable, Sendable {
  /// Previews of SwiftUI.
  public let previews: Int
  /// Branches of `#if` that nobody compiles.
  public let branches: Int
  /// Files that are tests.
  public let tests: Int
  /// Files that package manifests declare to be no sources.
  public let excluded: Int
  /// Files of tools that build or release the project, and are no part of it.
  public let tools: Int
  /// Ways through code in no layer of which a step is a finding of another rule.
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
