import LintelGraph
import LintelReports
import LintelRules

extension OpenedProject {
  /// The graph of a level.
  ///
  /// - Throws: for components, when there is no rules file to say what they are.
  func condensed(
    _ level: GraphSummary.Level, counting filter: ReferenceFilter = .all
  ) throws(ConfigurationErrors) -> CondensedGraph {
    switch level {
    case .type: project.graph.condensedByType(counting: filter)
    case .file: project.graph.condensedByFile(counting: filter)
    case .folder: project.graph.condensedByFolder(counting: filter)
    case .component: try requiredJudge().condensedByComponent(counting: filter)
    case .module: project.graph.condensedByModule(counting: filter)
    }
  }

  /// The graph of types in which to look for paths between `ends`.
  ///
  /// Between components, files or folders, a type whose extensions belong to several of these is a
  /// node in each: what one part of it uses, the others do not use.
  func condensedByType(
    between ends: [NamedSubject], counting filter: ReferenceFilter = .all
  ) throws(ConfigurationErrors) -> CondensedGraph {
    let graph = project.graph
    guard let level = ends.first?.level, ends.allSatisfy({ $0.level == level }) else {
      return graph.condensedByType(counting: filter)
    }
    switch level {
    case .type, .module: return graph.condensedByType(counting: filter)
    case .component: return try requiredJudge().condensedByTypeAndComponent(counting: filter)
    case .file:
      return graph.condensedByType(
        counting: filter, apart: { graph.declarations[$0].file.rawValue })
    case .folder:
      let folders = graph.files.map(\.folder)
      let number = Dictionary(
        zip(folders, folders.indices.map(Int32.init)), uniquingKeysWith: { first, _ in first })
      return graph.condensedByType(
        counting: filter,
        apart: { number[folders[graph.declarations[$0].file.position]] ?? 0 })
    }
  }
}

extension GraphSummary.Level {
  var plural: String { rawValue + "s" }
}
