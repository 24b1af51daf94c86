import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelText

extension OpenedProject {
  var queries: GraphQueries { GraphQueries(project.graph, judge) }

  /// Returns the graph of a level.
  ///
  /// - Throws: if the level is that of components, and there is no rules file that declares them.
  func condensed(
    _ level: NodeLevel, counting filter: ReferenceFilter = .all
  ) throws(ConfigurationErrors) -> CondensedGraph {
    guard let graph = queries.condensed(level, counting: filter) else {
      throw ProjectLocation.noRulesFile(in: project.root)
    }
    return graph
  }

  func subject(named name: String) throws(ConfigurationErrors) -> NamedSubject {
    try queries.subject(named: name)
  }

  /// Prints a note if a name means several declarations.
  func noteNamesakes(of name: String, _ console: Console) {
    guard judge?.declarations(ofComponent: name) == nil,
      let subject = project.graph.subject(named: name)
    else { return }
    let names = project.graph.namesakes(in: subject)
    guard !names.isEmpty else { return }
    console.note(
      "\(names.count) declarations are named '\(name)', and all of them are used: "
        + names.map { "'\($0)'" }.joined(separator: ", ")
        + "; to select one, give its name and file as listed")
  }
}
