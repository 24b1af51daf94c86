import LintelGraph
import LintelJudging
import LintelVocabulary

/// Queries about the dependencies of a project, by the names of its code and its components.
package struct GraphQueries: Sendable {
  package let graph: DependencyGraph
  /// The judge of the rules; `nil` for a project without rules, which has no components.
  package let judge: Judge?

  package init(_ graph: DependencyGraph, _ judge: Judge?) {
    self.graph = graph
    self.judge = judge
  }

  /// Returns the names of the components of a declaration, in the order of the configuration.
  package func components(of declaration: DeclarationID) -> [String] {
    judge?.components(of: declaration) ?? []
  }

  /// Returns the graph whose nodes are the units of a level; `nil` for components if no rules file
  /// declares any.
  package func condensed(
    _ level: NodeLevel, counting filter: ReferenceFilter = .all
  ) -> CondensedGraph? {
    switch level {
    case .type: graph.condensedByType(counting: filter)
    case .file: graph.condensedByFile(counting: filter)
    case .folder: graph.condensedByFolder(counting: filter)
    case .component: judge?.condensedByComponent(counting: filter)
    case .module: graph.condensedByModule(counting: filter)
    }
  }

  /// Returns the graph of types in which to look for paths between `ends`.
  ///
  /// Between components, files or folders, a type whose extensions belong to several of these is a
  /// node in each, because one part of the type does not use the code that another part uses.
  package func condensedByType(
    between ends: [NamedSubject], counting filter: ReferenceFilter = .all
  ) -> CondensedGraph {
    guard let level = ends.first?.level, ends.allSatisfy({ $0.level == level }) else {
      return graph.condensedByType(counting: filter)
    }
    switch (level, judge) {
    case (.component, let judge?): return judge.condensedByTypeAndComponent(counting: filter)
    case (.type, _), (.module, _), (.component, nil):
      return graph.condensedByType(counting: filter)
    case (.file, _):
      return graph.condensedByType(
        counting: filter, apart: { graph.declarations[$0].file.rawValue })
    case (.folder, _):
      let folders = graph.files.map(\.folder)
      let number = Dictionary(
        zip(folders, folders.indices.map(Int32.init)), uniquingKeysWith: { first, _ in first })
      return graph.condensedByType(
        counting: filter,
        apart: { number[folders[graph.declarations[$0].file.position]] ?? 0 })
    }
  }
}
