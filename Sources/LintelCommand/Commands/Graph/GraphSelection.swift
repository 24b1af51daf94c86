import LintelArchitecture
import LintelGraph
import LintelText
import LintelVocabulary

/// The selection of the part of the graph to draw.
struct GraphSelection {
  let arguments: GraphArguments

  /// Returns the part to draw.
  ///
  /// - Throws: if a name is unknown, or if options that select a part leave no edge.
  func view(of opened: OpenedProject) throws(ConfigurationErrors) -> CondensedView {
    let view = try part(of: opened)
    if !arguments.restrictions.isEmpty, !view.hasEdges {
      throw ConfigurationErrors(
        InputError(
          path: opened.project.root,
          message: EmptySelection(arguments: arguments, opened: opened).message))
    }
    return view
  }

  /// Returns the selected part, even if it is empty.
  ///
  /// - Throws: if a name is unknown.
  func part(of opened: OpenedProject) throws(ConfigurationErrors) -> CondensedView {
    let graph = try condensed(opened, counting: filter)
    let focus = try arguments.focus.map { name throws(ConfigurationErrors) in
      try end(named: name, in: graph, of: opened)
    }
    let target = try arguments.reaches.map { name throws(ConfigurationErrors) in
      try end(named: name, in: graph, of: opened)
    }
    return switch (focus.isEmpty, target) {
    case (true, nil):
      arguments.restrictions.isEmpty
        ? CondensedView(graph) : CondensedView(graph).withoutLooseNodes()
    case (false, nil): CondensedView(graph, around: focus, within: arguments.depth ?? 1)
    case (true, let target?): CondensedView(graph, reaching: target)
    case (false, let target?):
      CondensedView(graph, around: focus, reaching: target, within: arguments.depth)
    }
  }

  /// Returns the graph of the level. If paths between types are drawn from and to other parts, e.g.
  /// components or files, this is the graph in which `lintel why` searches.
  private func condensed(
    _ opened: OpenedProject, counting filter: ReferenceFilter
  ) throws(ConfigurationErrors) -> CondensedGraph {
    let graph = try opened.condensed(arguments.nodeLevel, counting: filter)
    guard arguments.nodeLevel == .type, let target = arguments.reaches, !arguments.focus.isEmpty
    else { return graph }
    let names = arguments.focus + [target]
    guard names.allSatisfy({ graph.node(named: $0) == nil }) else { return graph }
    let ends = try names.map { name throws(ConfigurationErrors) in
      try opened.subject(named: name)
    }
    return opened.queries.condensedByType(between: ends, counting: filter)
  }

  /// Returns the number of ambiguous names that code in a view uses, or that may mean code in the
  /// view, and that the user has not asked for.
  func leftOutCount(
    of view: CondensedView, _ opened: OpenedProject
  ) throws(ConfigurationErrors) -> Int {
    guard arguments.certainty == nil, !arguments.includesAmbiguous else { return 0 }
    let ambiguous = try condensed(
      opened,
      counting: ReferenceFilter(kinds: filter.kinds, certainties: [.ambiguous]))
    let edges = ambiguous.edges.filter {
      (view.contains($0.from) || view.contains($0.to))
        && (arguments.showsCycles || $0.certainty == .ambiguous)
    }
    let graph = opened.project.graph
    return Set(
      edges.flatMap { graph.references(of: $0) }.map { Place(file: $0.file, offset: $0.offset) }
    ).count
  }

  private struct Place: Hashable {
    let file: FileID
    let offset: UInt32
  }

  private var filter: ReferenceFilter {
    // As in rules, an ambiguous name makes no dependency, unless all its possible meanings belong
    // to one node.
    let certainties = arguments.certainty.map { Set($0) } ?? ReferenceFilter.sureCertainties
    return ReferenceFilter(
      kinds: arguments.kinds.map { Set($0) },
      certainties: arguments.includesAmbiguous ? certainties.union([.ambiguous]) : certainties,
      countsAgreed: arguments.certainty == nil && !arguments.showsCycles)
  }

  /// Returns the node with a name; if there is none, the nodes that contain the part of the project
  /// with that name. If the part is of a coarser level than nodes, e.g. a component among types,
  /// the end consists of the declarations of the part, because a node may contain other code as
  /// well.
  private func end(
    named name: String, in graph: CondensedGraph, of opened: OpenedProject
  ) throws(ConfigurationErrors) -> PathEnd {
    if let node = graph.node(named: name) { return PathEnd(nodes: [node]) }
    let subject = try opened.subject(named: name)
    // Files of a module may belong to other modules as well, so the node of a module is found by
    // its name.
    let nodes =
      subject.level == arguments.nodeLevel && subject.level == .module
      ? graph.nodes(named: subject.nodeNames) : graph.nodes(of: subject.declarations)
    guard !nodes.isEmpty else {
      throw ConfigurationErrors(.notInGraph(name, arguments.nodeLevel))
    }
    return subject.level.isCoarser(than: arguments.nodeLevel)
      ? PathEnd(subject.declarations, in: graph) : PathEnd(nodes: nodes)
  }
}

extension NodeLevel {
  /// Whether a node of this level may contain code of several nodes of the other level.
  fileprivate func isCoarser(than other: Self) -> Bool {
    switch other {
    case .type: self != .type
    case .file: self != .type && self != .file
    case .folder: self == .component || self == .module
    case .component, .module: false
    }
  }
}

extension InputError {
  /// Something that belongs to no node of the graph.
  fileprivate static func notInGraph(_ name: String, _ level: NodeLevel) -> InputError {
    InputError(
      path: name, message: "'\(name)' is part of no \(level.rawValue); choose another '--level'")
  }
}
