import LintelArchitecture
import LintelConfiguration
import LintelJudging
import LintelText
import LintelWorkspace

extension ProjectLocation {
  /// Reads a project with the options of the command line.
  ///
  /// - Parameters:
  ///   - architecture: the rules of the project; `nil` if there are none.
  ///   - reading: the options of the command line.
  ///   - console: prints the output of a build that fails.
  ///   - substitute: contents that replace those of a file.
  func project(
    for architecture: DeclaredArchitecture?, _ reading: ReadingArguments, _ console: Console,
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
