import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelReports
import LintelText

/// `lintel graph`: draws the dependencies of a project.
struct GraphCommand: RunnableCommand {
  let arguments: GraphArguments
  let console: Console

  func run() throws(CommandLineError) -> ExitStatus {
    let location: ProjectLocation
    do throws(ConfigurationErrors) {
      location = try ProjectLocation(paths: [arguments.path], config: arguments.reading.config)
    } catch {
      return console.report(error)
    }
    let outputs = OutputPaths(paths: arguments.output.map { [$0] } ?? [])
    let command = GraphArguments.command.description(in: CommandLineInterface.name)
    try outputs.check(
      rulesFiles: location.rulesFile.map { [$0] } ?? [],
      baselines: [location.rulesFile].compactMap { $0.flatMap(BaselineFile.besideRulesFile.path) },
      command)
    let report: [UInt8]
    do throws(ConfigurationErrors) {
      report = try self.report(location)
    } catch {
      return console.report(error)
    }
    try outputs.checkInputs(command)
    return console.deliver(
      report, to: arguments.output, isForPeople: arguments.format != .json)
  }

  private func report(
    _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> [UInt8] {
    if arguments.showsUnresolved {
      let project = try location.project(
        for: location.architecture(), arguments.reading, console)
      let names = DoubtfulNames(project: project, includesAmbiguous: arguments.includesAmbiguous)
      return Array((arguments.format == .json ? names.json : names.text).utf8)
    }
    let opened = try OpenedProject(location, arguments.reading, console)
    let arguments = arguments.choosingLevel(
      hasRules: opened.judge != nil, hasModules: opened.project.graph.moduleLabels.count > 1)
    let view = try GraphSelection(arguments: arguments).view(of: opened)
    for name in arguments.focus + [arguments.reaches].compactMap(\.self)
    where view.graph.node(named: name) == nil {
      opened.noteNamesakes(of: name, console)
    }
    let leftOut = try GraphSelection(arguments: arguments).leftOutCount(of: view, opened)
    if leftOut > 0 {
      console.note(
        "\(counted(leftOut, "ambiguous name")) \(leftOut == 1 ? "is" : "are") left out; "
          + "'--ambiguous' counts their possible meanings, and '--unresolved --ambiguous' lists the names"
      )
    }
    if arguments.showsCycles {
      return Array(CycleText(view, arguments.nodeLevel, in: opened.project).text.utf8)
    }
    let format = arguments.format ?? .dot
    return format.report(
      GraphSummary(
        level: arguments.nodeLevel, view, of: opened.project,
        opened.judge.map { EdgeStandings($0, level: arguments.nodeLevel) },
        showsDetails: format == .json))
  }
}
