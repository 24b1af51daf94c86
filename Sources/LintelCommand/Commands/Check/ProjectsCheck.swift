import LintelArchitecture
import LintelFindings
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary
import LintelWorkspace

/// A check of the projects that a command line names, with one result for all of them.
struct ProjectsCheck {
  /// The projects that were found in one folder, and how long each phase took.
  struct Reading {
    /// The text before each line about this folder; empty if only one folder is checked.
    let prefix: String
    let projects: FoundProjects
    let times: PhaseTimes
  }

  private let arguments: CheckArguments
  private let console: Console
  private let locations: [ProjectLocation]
  /// The folder that contains all projects, to which reported paths are relative.
  let root: String

  /// - Parameter locations: at least one.
  init(_ locations: [ProjectLocation], _ arguments: CheckArguments, _ console: Console) {
    self.locations = locations
    self.arguments = arguments
    self.console = console
    root =
      locations.count == 1
      ? locations[0].root
      : locations.map { AbsolutePath($0.root) }.reduce(AbsolutePath(locations[0].root)) {
        $0.common(with: $1)
      }.displayed
  }

  /// - Throws: the errors of all projects that cannot be judged.
  func run() throws(ConfigurationErrors) -> (result: CheckResult, readings: [Reading]) {
    if locations.count > 1, let baseline = arguments.baseline {
      throw ConfigurationErrors(.oneBaseline(baseline, of: locations.count))
    }
    var results: [(place: ProjectPlace, result: CheckResult)] = []
    var readings: [Reading] = []
    var errors: [ConfigurationError] = []
    for location in locations {
      let place = ProjectPlace(folder: folder(of: location))
      do throws(ConfigurationErrors) {
        let (result, projects, times) = try check(location)
        results.append((place, result))
        let prefix = locations.count == 1 ? "" : "\(place.folder): "
        readings.append(Reading(prefix: prefix, projects: projects, times: times))
      } catch {
        errors += locations.count == 1 ? error.errors : error.errors.map { $0.placed(place) }
      }
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
    return (results.count == 1 ? results[0].result : .joined(results), readings)
  }

  private func folder(of location: ProjectLocation) -> String {
    AbsolutePath(location.root).path(from: AbsolutePath(root)) ?? location.root
  }

  /// Judges the whole project even if only some of its files were named, because all files
  /// determine what a name means and what breaks a rule.
  private func check(_ location: ProjectLocation) throws(ConfigurationErrors) -> (
    result: CheckResult, projects: FoundProjects, times: PhaseTimes
  ) {
    let architecture = try DeclaredArchitecture(contentsOf: location.requiredRulesFile())
    let selection = architecture.configuration.sources
    let changes = try arguments.since.map { revision throws(ConfigurationErrors) in
      try ChangedLocations(since: revision, root: location.root)
    }
    let project = try location.project(
      for: architecture, arguments.reading, console, substitute: substitute(in: location))
    let known = Set(project.graph.files.map(\.path))
    let unknown = location.files?.unknown(to: known, selection, root: location.root) ?? []
    if arguments.assumedFile != nil, !unknown.isEmpty { throw ConfigurationErrors(unknown) }
    var checked = try architecture.check(project, baseline: arguments.baselineFile)
    if let named = location.files?.paths(among: known) {
      checked.result = checked.result.narrowed { named.contains($0.path) }
    }
    if let changes { checked.result = try changes.narrowed(checked.result) }
    if !arguments.isQuiet {
      if let note = location.note { console.note(note) }
      for error in unknown { console.note(error.skipped) }
    }
    return (checked.result, project.projects, checked.times)
  }

  /// Returns standard input as the contents of the assumed file; `nil` if there is none.
  private func substitute(
    in location: ProjectLocation
  ) throws(ConfigurationErrors) -> FileSubstitute? {
    guard arguments.assumedFile != nil, let file = location.files?.first else { return nil }
    do throws(WorkspaceErrors) {
      return FileSubstitute(paths: file.paths, bytes: try console.input())
    } catch {
      throw ConfigurationErrors(error)
    }
  }
}

extension InputError {
  fileprivate static func oneBaseline(_ path: String, of count: Int) -> InputError {
    InputError(
      path: path,
      message: "'--baseline' names one file, and \(count) projects are checked; leave it out, so "
        + "that each uses the baseline beside its rules file")
  }
}
