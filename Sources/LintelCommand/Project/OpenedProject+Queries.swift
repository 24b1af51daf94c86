import LintelArchitecture
import LintelGraph
import LintelRules

extension OpenedProject {
  var queries: GraphQueries { GraphQueries(project.graph, judge) }

  /// The graph of a level.
  ///
  /// - Throws: for components, when there is no rules file to say what they are.
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

  /// Tells the user what a name means if it means several declarations.
  func noteNamesakes(of name: String, _ console: Console) {
    guard judge?.declarations(ofComponent: name) == nil,
      let subject = project.graph.subject(named: name)
    else { return }
    let names = project.graph.namesakes(in: subject)
    guard !names.isEmpty else { return }
    console.note(
      "\(names.count) declarations are named '\(name)', and all of them are meant: "
        + names.map { "'\($0)'" }.joined(separator: ", ")
        + "; to mean one, name it like this, with its file")
  }
}
