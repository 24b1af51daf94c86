/// The sizes of the parts of a project that a check left out.
package struct LeftOutCounts: Equatable, Sendable {
  /// SwiftUI previews.
  package let previews: Int
  /// Branches of `#if` that no module compiles.
  package let branches: Int
  /// Test files.
  package let tests: Int
  /// Files that package manifests exclude.
  package let excluded: Int
  /// Files of tools that build or release the project, and are not part of it.
  package let tools: Int
  /// Chains through code in no layer, with a step that is a finding of another rule.
  package let ways: Int

  package init(
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
