import Lintel
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
      rulesFile: location.rulesFile,
      baseline: location.rulesFile.flatMap(BaselineFile.besideRulesFile.path),
      GraphArguments.command.description(in: CommandLineInterface.name))
    do throws(ConfigurationErrors) {
      let report = try report(location)
      if let path = arguments.output {
        try writeOutput(report, to: path)
      } else {
        console.output(report)
      }
      return .success
    } catch {
      return console.report(error)
    }
  }

  private func report(_ location: ProjectLocation) throws(ConfigurationErrors) -> [UInt8] {
    if arguments.showsUnresolved {
      let names = try UnresolvedNames(location, arguments.reading, console)
      return Array((arguments.format == .json ? names.json : names.text).utf8)
    }
    let opened = try OpenedProject(location, arguments.reading, console)
    let view = try GraphSelection(arguments).view(of: opened)
    for name in arguments.focus + [arguments.reaches].compactMap(\.self)
    where view.graph.node(named: name) == nil {
      opened.noteNamesakes(of: name, console)
    }
    if arguments.showsCycles {
      return Array(CycleText(view, arguments.nodeLevel, in: opened.project).text.utf8)
    }
    // Without rules a project still has a graph, in which nothing is forbidden.
    let forbidden = opened.judge?.forbiddenReferences(today: .today) ?? ForbiddenReferences()
    return (arguments.format ?? .dot).report(
      GraphSummary(
        level: arguments.nodeLevel, view, of: opened.project.graph, forbidden: forbidden))
  }
}

extension GraphSummary {
  fileprivate init(
    level: Level, _ view: CondensedView, of graph: DependencyGraph,
    forbidden: ForbiddenReferences
  ) {
    let all = view.graph.nodes
    let shown = view.nodes.map { all[Int($0)] }
    // Groups tell something only if there are several.
    let groups = Set(shown.map(\.group))
    self.init(
      level: level,
      nodes: shown.map {
        Node(id: $0.name, label: $0.name, group: groups.count > 1 ? $0.group : nil)
      },
      edges: view.edges.map { edge in
        Edge(
          from: all[Int(edge.from)].name, to: all[Int(edge.to)].name, count: edge.referenceCount,
          kinds: edge.dependencies.map { graph.dependencies[Int($0)].kind }
            + (edge.imports.isEmpty ? [] : [.import]),
          isForbidden: forbidden.contains(partOf: edge))
      })
  }
}
