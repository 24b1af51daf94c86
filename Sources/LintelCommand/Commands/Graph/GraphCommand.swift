import LintelArchitecture
import LintelGraph
import LintelReports
import LintelRules

/// `lintel graph`: what depends on what, as a drawing.
struct GraphCommand: RunnableCommand {
  private let arguments: GraphArguments
  private let console: Console

  init(_ arguments: GraphArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(CommandLineError) -> ExitStatus {
    let location: ProjectLocation
    do throws(ConfigurationErrors) {
      location = try ProjectLocation(paths: [arguments.path], config: arguments.reading.config)
    } catch {
      return console.report(error)
    }
    try OutputPaths(paths: arguments.output.map { [$0] } ?? []).check(
      rulesFiles: location.rulesFile.map { [$0] } ?? [],
      baselines: [location.rulesFile].compactMap { $0.flatMap(BaselineFile.besideRulesFile.path) },
      GraphArguments.command.description(in: CommandLineInterface.name))
    let sources = InputSources()
    do throws(ConfigurationErrors) {
      let report = try report(location, noting: sources)
      if let path = arguments.output {
        try writeOutput(report, to: path, besides: sources)
      } else {
        console.output(report)
      }
      return .success
    } catch {
      return console.report(error)
    }
  }

  private func report(
    _ location: ProjectLocation, noting sources: InputSources
  ) throws(ConfigurationErrors) -> [UInt8] {
    if arguments.showsUnresolved {
      let project = try location.project(
        for: location.architecture(), arguments.reading, console, noting: sources)
      let names = DoubtfulNames(project, includesAmbiguous: arguments.includesAmbiguous)
      return Array((arguments.format == .json ? names.json : names.text).utf8)
    }
    let opened = try OpenedProject(location, arguments.reading, console, noting: sources)
    let arguments = arguments.choosingLevel(
      hasRules: opened.judge != nil, hasModules: opened.project.graph.moduleLabels.count > 1)
    let view = try GraphSelection(arguments).view(of: opened)
    for name in arguments.focus + [arguments.reaches].compactMap(\.self)
    where view.graph.node(named: name) == nil {
      opened.noteNamesakes(of: name, console)
    }
    let leftOut = try GraphSelection(arguments).leftOutCount(of: view, opened)
    if leftOut > 0 {
      console.note(
        "\(counted(leftOut, "ambiguous name")) \(leftOut == 1 ? "is" : "are") left out; "
          + "'--ambiguous' counts what may be meant, and '--unresolved --ambiguous' lists the names"
      )
    }
    if arguments.showsCycles {
      return Array(CycleText(view, arguments.nodeLevel, in: opened.project).text.utf8)
    }
    // Without rules a project still has a graph, in which nothing is forbidden.
    let forbidden = opened.judge?.forbiddenReferences(today: .today) ?? ForbiddenReferences()
    let format = arguments.format ?? .dot
    return format.report(
      GraphSummary(
        level: arguments.nodeLevel, view, of: opened.project, forbidden: forbidden,
        showsDetails: format == .json))
  }
}
