import LintelArchitecture
import LintelGraph
import LintelRules

/// `lintel explain`: where a file or declaration belongs, or what a component is, and what the
/// rules say about it.
struct ExplainCommand: RunnableCommand {
  private let arguments: ExplainArguments
  private let console: Console

  init(_ arguments: ExplainArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let opened = try OpenedProject(path: arguments.path, arguments.reading, console)
      let (graph, judge) = (opened.project.graph, try opened.requiredJudge())
      let explanation = Explanation(graph, judge)
      let name = arguments.subject
      if let members = judge.declarations(ofComponent: name) {
        console.write(explanation.text(ofComponent: name, members))
      } else if let subject = graph.subject(named: name) {
        opened.noteNamesakes(of: name, console)
        console.write(explanation.text(of: subject))
      } else {
        throw opened.queries.unknown(name)
      }
      return .success
    } catch {
      return console.report(error)
    }
  }
}
