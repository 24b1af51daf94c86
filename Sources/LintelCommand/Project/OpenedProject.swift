import LintelArchitecture
import LintelFindings
import LintelJudging
import LintelText

/// A project that has been read, with the judge of its rules file if there is one.
struct OpenedProject {
  let project: Project
  let architecture: DeclaredArchitecture?
  let judge: Judge?

  /// - Parameter console: prints notes about the compiler's index.
  init(
    _ location: ProjectLocation, _ reading: ReadingArguments, _ console: Console
  ) throws(ConfigurationErrors) {
    architecture = try location.architecture()
    project = try location.project(for: architecture, reading, console)
    for note in project.refinementNotes { console.note(note) }
    judge = try architecture.map { [project] value throws(ConfigurationErrors) in
      try project.judge(value.configuration)
    }
  }

  /// - Parameters:
  ///   - path: a folder; if it has no rules file, the nearest folder above with one.
  ///   - requiresRules: whether a project without a rules file is an error, which is then thrown
  ///     before the project is read.
  init(
    path: String, _ reading: ReadingArguments, _ console: Console, requiresRules: Bool = false
  ) throws(ConfigurationErrors) {
    let location = try ProjectLocation(paths: [path], config: reading.config, looksAbove: true)
    if let note = location.note { console.note(note) }
    if requiresRules { _ = try location.requiredRulesFile() }
    try self.init(location, reading, console)
  }

  /// Returns the architecture, or throws the error that there are no rules.
  func requiredArchitecture() throws(ConfigurationErrors) -> DeclaredArchitecture {
    guard let architecture else { throw ProjectLocation.noRulesFile(in: project.root) }
    return architecture
  }

  /// Returns the judge, or throws the error that there are no rules.
  func requiredJudge() throws(ConfigurationErrors) -> Judge {
    guard let judge else { throw ProjectLocation.noRulesFile(in: project.root) }
    return judge
  }

  /// Returns the result of a check, without findings that comments hide or a baseline beside the
  /// rules file accepts.
  func result() throws(ConfigurationErrors) -> CheckResult {
    try requiredArchitecture().check(project).result
  }
}
