import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelText

/// `lintel explain`: shows the components of a file or declaration, or the contents of a component,
/// and the rules about these components.
struct ExplainCommand: RunnableCommand {
  let arguments: ExplainArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let opened = try OpenedProject(path: arguments.path, arguments.reading, console)
      let (graph, judge) = (opened.project.graph, try opened.requiredJudge())
      let name = arguments.subject
      let (component, subject) = (
        judge.declarations(ofComponent: name), graph.subject(named: name)
      )
      guard component != nil || subject != nil else { throw opened.queries.unknown(name) }
      let explanation = Explanation(graph, judge, try opened.result())
      if let component {
        console.write(explanation.text(ofComponent: name, component))
      } else if let subject {
        opened.noteNamesakes(of: name, console)
        console.write(explanation.text(of: subject))
      }
      return .success
    } catch {
      return console.report(error)
    }
  }
}
