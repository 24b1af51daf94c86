import Lintel
import LintelGraph
import LintelReports
import LintelRules

/// `lintel graph`: what depends on what, as a drawing.
struct GraphCommand {
  private let arguments: GraphArguments
  private let console: Console

  init(_ arguments: GraphArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let location: ProjectLocation
    do throws(ConfigurationError) {
      location = try ProjectLocation(paths: [arguments.path], config: arguments.config)
    } catch {
      return console.report(error)
    }
    try OutputPaths(paths: arguments.output.map { [$0] } ?? []).check(
      rulesFile: location.rulesFile,
      GraphArguments.command.description(in: CommandLineInterface.name))
    do throws(ConfigurationError) {
      let report = arguments.format.report(try summary(location))
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

  private func summary(_ location: ProjectLocation) throws(ConfigurationError) -> GraphSummary {
    let opened = try OpenedProject(location, jobs: arguments.jobs)
    let graph = opened.project.graph
    let condensed =
      switch arguments.level {
      case .file: graph.condensedByFile()
      case .module: graph.condensedByModule()
      case .type: graph.condensedByType()
      case .component: try opened.requiredJudge().condensedByComponent()
      }
    // Without rules a project still has a graph, in which nothing is forbidden.
    let forbidden = opened.judge?.forbiddenReferences(today: .today) ?? ForbiddenReferences()
    return GraphSummary(level: arguments.level, condensed, of: graph, forbidden: forbidden)
  }
}

extension GraphSummary {
  fileprivate init(
    level: Level, _ condensed: CondensedGraph, of graph: DependencyGraph,
    forbidden: ForbiddenReferences
  ) {
    // Groups tell something only if there are several.
    let groups = Set(condensed.nodes.map(\.group))
    self.init(
      level: level,
      nodes: condensed.nodes.map {
        Node(id: $0.name, label: $0.name, group: groups.count > 1 ? $0.group : nil)
      },
      edges: condensed.edges.map { edge in
        Edge(
          from: condensed.nodes[Int(edge.from)].name, to: condensed.nodes[Int(edge.to)].name,
          count: edge.dependencies.count + edge.imports.count,
          kinds: edge.dependencies.map { graph.dependencies[Int($0)].kind }
            + (edge.imports.isEmpty ? [] : [.import]),
          isForbidden: forbidden.contains(partOf: edge))
      })
  }
}
