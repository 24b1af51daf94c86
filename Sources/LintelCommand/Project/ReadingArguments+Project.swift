import Lintel
import LintelRules
import LintelWorkspace

extension ReadingArguments {
  /// Reads a project as the command line says.
  ///
  /// - Parameters:
  ///   - architecture: what it is to be judged by; `nil` if there are no rules.
  ///   - console: is told what a build prints when it fails.
  ///   - substitute: what counts as the contents of a file.
  func project(
    at location: ProjectLocation, for architecture: Architecture?, _ console: Console,
    substitute: FileSubstitute? = nil
  ) throws(ConfigurationError) -> Project {
    let mode = try ExactMode(exact, root: location.root, console)
    return try Project(
      root: location.root, for: architecture?.configuration,
      ReadingOptions(
        jobs: jobs ?? 0, settings: conditions.settings, substitute: substitute,
        refine: mode?.refine))
  }
}
