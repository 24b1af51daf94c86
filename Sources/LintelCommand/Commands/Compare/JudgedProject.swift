import LintelArchitecture
import LintelFindings
import LintelGraph
import LintelJudging
import LintelMetrics
import LintelText

/// A project that has been read, and judged by its rules if it has any.
struct JudgedProject {
  private let name: String
  private let project: Project
  private let rules: (components: CondensedGraph, result: CheckResult)?

  init(
    _ compared: ComparedProject, _ reading: ReadingArguments, _ console: Console
  ) throws(ConfigurationErrors) {
    let opened = try OpenedProject(compared.location, reading, console)
    name = compared.name
    project = opened.project
    rules =
      if let judge = opened.judge, let architecture = opened.architecture {
        (
          judge.condensedByComponent(counting: .sure),
          // Without the baseline, because a comparison includes the findings that a baseline
          // accepts.
          try architecture.check(opened.project, baseline: .none).result
        )
      } else {
        nil
      }
  }

  var importedModules: Set<String> {
    Set(project.graph.imports.map { project.graph.text(of: $0.moduleName) })
  }

  /// The contents of the files that can still be read.
  var contents: Set<FileContents> {
    Set(project.graph.files.compactMap { project.source(of: $0.path).map(FileContents.init) })
  }

  /// - Parameter shared: the contents of files that other projects have as well.
  func variant(apartFrom frameworks: [String], shared: Set<FileContents>) -> Variant {
    var figures = Figures(
      of: project.graph, apartFrom: frameworks, shared: shared, source: project.source)
    if let (components, result) = rules {
      func count(_ severity: Severity) -> Int {
        result.findings.count { $0.severity == severity }
      }
      figures.add(
        components: components, ruleCount: result.rules.count, errors: count(.error),
        warnings: count(.warning))
    }
    return Variant(
      name: name, toolkit: project.graph.toolkit(among: frameworks), figures: figures,
      components: rules.map { ComponentDependencies($0.components) })
  }
}
