import Lintel
import LintelRules

/// A project that has been read, with the judge of its rules file if there is one.
struct OpenedProject {
  let project: Project
  let architecture: Architecture?
  let judge: Judge?

  /// - Parameters:
  ///   - jobs: how many threads to use; `nil` for one per processor.
  ///   - console: is told what is worth knowing about the compiler's index.
  init(
    _ location: ProjectLocation, jobs: Int?, _ exact: ExactOptions,
    _ conditions: ConditionOptions, _ console: Console
  ) throws(ConfigurationError) {
    let architecture = try location.architecture()
    let configuration = architecture?.configuration
    let mode = try ExactMode(exact, root: location.root, console)
    let project = try Project(
      root: location.root, selection: configuration?.sources ?? SourceSelection(),
      mentions: configuration?.mentionFilter, jobs: jobs ?? 0, settings: conditions.settings,
      refine: mode?.refine)
    for note in project.refinementNotes { console.note(note) }
    self.project = project
    self.architecture = architecture
    judge = try configuration.map { value throws(ConfigurationError) in
      try Judge(value, project.graph)
    }
  }

  /// The judge, or the problem that there are no rules.
  func requiredJudge() throws(ConfigurationError) -> Judge {
    guard let judge else { throw ProjectLocation.noRulesFile(in: project.root) }
    return judge
  }
}
