import LintelArchitecture
import LintelRules
import LintelWorkspace

extension ProjectLocation {
  /// Reads a project as the command line says.
  ///
  /// - Parameters:
  ///   - architecture: what it is to be judged by; `nil` if there are no rules.
  ///   - reading: what the command line says.
  ///   - console: is told what a build prints when it fails.
  ///   - substitute: what counts as the contents of a file.
  func project(
    for architecture: Architecture?, _ reading: ReadingArguments, _ console: Console,
    substitute: FileSubstitute? = nil
  ) throws(ConfigurationErrors) -> Project {
    let mode = try ExactMode(reading.exact, root: root, console)
    var options = ReadingOptions(
      jobs: reading.jobs ?? 0,
      settings: reading.conditions.settings(
        besides: architecture?.configuration.sources.conditions),
      substitute: substitute, refine: mode?.refine)
    if reading.resolvesManifests { options.runManifest = PackageDump(root: root).output }
    return try Project(root: root, for: architecture?.configuration, options)
  }
}
