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

  /// - Parameter others: see ``Figures/init(of:apartFrom:besides:source:)``.
  func variant(apartFrom frameworks: [String], besides others: inout Set<[UInt8]>) -> Variant {
    var figures = Figures(
      of: project.graph, apartFrom: frameworks, besides: &others, source: project.source)
    if let (components, result) = rules {
      func count(_ severity: Severity) -> Int {
        result.findings.count { $0.severity == severity }
      }
      figures.add(
        components: components, ruleCount: result.rules.count, errors: count(.error),
        warnings: count(.warning))
    }
    return Variant(
      name: name, figures: figures, components: rules.map { ComponentDependencies($0.components) })
  }
}
