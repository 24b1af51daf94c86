import Lintel
import LintelGraph
import LintelReports
import LintelRules

/// `lintel why`: the shortest way by which one thing depends on another.
struct WhyCommand {
  private let arguments: WhyArguments
  private let console: Console

  init(_ arguments: WhyArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationError) {
      let location = try ProjectLocation(paths: [arguments.path], config: arguments.config)
      let opened = try OpenedProject(location, jobs: arguments.jobs)
      let (project, judge) = (opened.project, opened.judge)
      let from = try declarations(arguments.from, project.graph, judge)
      let to = try declarations(arguments.to, project.graph, judge)
      guard let path = project.graph.witnessPath(from: from, to: to) else {
        console.write("'\(arguments.from.visible)' does not depend on '\(arguments.to.visible)'\n")
        return .findings
      }
      write(path, project)
      return .success
    } catch {
      return console.report(error)
    }
  }

  private func declarations(
    _ name: String, _ graph: DependencyGraph, _ judge: Judge?
  ) throws(ConfigurationError) -> [DeclarationID] {
    if let members = judge?.declarations(ofComponent: name) { return members }
    if let subject = graph.subject(named: name) { return subject.declarations }
    throw ConfigurationError(
      .unknownSubject(name, known: graph.subjectNames + (judge?.componentNames ?? [])))
  }

  private func write(_ path: WitnessPath, _ project: Project) {
    var lines: [String] = []
    for step in path.steps {
      let dependency = step.dependency
      let file = project.graph.path(of: dependency.from)
      let place = SourceText(project.source(of: file) ?? []).place(of: dependency.offset)
      var line =
        "'\(step.from.visible)' uses '\(step.to.visible)': \(dependency.kind.rawValue) at "
        + "\(file.visible):\(place.line):\(place.column)"
      if step.furtherReferences > 0 { line += " and \(step.furtherReferences) more" }
      lines.append(line)
    }
    console.write(lines.joined(separator: "\n") + "\n")
  }
}
