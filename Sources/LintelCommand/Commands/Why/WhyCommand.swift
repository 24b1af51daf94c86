import LintelReports
import LintelText

/// `lintel why`: the shortest chain of dependencies from one part of the code to another.
struct WhyCommand: RunnableCommand {
  let arguments: WhyArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let opened = try OpenedProject(path: arguments.path, arguments.reading, console)
      let from = try opened.subject(named: arguments.from)
      let to = try opened.subject(named: arguments.to)
      for name in [arguments.from, arguments.to] { opened.noteNamesakes(of: name, console) }
      guard let text = try WhyText.text(opened, from: from, to: to) else {
        console.write("'\(arguments.from.visible)' does not depend on '\(arguments.to.visible)'\n")
        return .findings
      }
      console.write(text)
      return .success
    } catch {
      return console.report(error)
    }
  }
}
