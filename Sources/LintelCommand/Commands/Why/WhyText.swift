import LintelArchitecture
import LintelGraph
import LintelReports
import LintelText
import LintelVocabulary

/// A shortest path from one part of a project to another, and the steps common to all paths.
struct WhyText {
  private let opened: OpenedProject
  private let filter: ReferenceFilter
  private var locations: ReferenceLocations
  private var lines: [String] = []

  private init(_ opened: OpenedProject, counting filter: ReferenceFilter) {
    self.opened = opened
    self.filter = filter
    locations = ReferenceLocations(in: opened.project)
  }

  /// Returns whole lines; `nil` if there is no path.
  ///
  /// Paths use ambiguous names only if there is no path without them.
  static func text(
    _ opened: OpenedProject, from: NamedSubject, to: NamedSubject
  ) throws(ConfigurationErrors) -> String? {
    for filter in [ReferenceFilter.sure, .all] {
      var text = WhyText(opened, counting: filter)
      try text.connect(from, to)
      if !text.lines.isEmpty { return text.lines.map { $0 + "\n" }.joined() }
    }
    return nil
  }

  /// Adds a shortest path and the steps that all paths have in common. If both ends are of one
  /// level above types, e.g. files, also adds the steps that all paths between nodes of this level
  /// have in common.
  private mutating func connect(
    _ from: NamedSubject, _ to: NamedSubject
  ) throws(ConfigurationErrors) {
    guard let way = opened.queries.way(from: from, to: to, counting: filter) else { return }
    add(way.path.steps, in: way.graph)
    if way.isOfTypes {
      lines += way.path.unavoidableSteps.map { "every chain uses " + arrow($0, in: way.graph) }
    }
    let level = from.level
    guard level == to.level, level != .type else { return }
    let (wholes, path) =
      way.isOfTypes
      ? try wholePath(from, to, at: level) : (way.graph, way.path)
    for step in path?.unavoidableSteps ?? [] {
      // A path of types may avoid this step: through code in no component, or by an extension.
      if way.isOfTypes, way.leads(without: step) { continue }
      lines.append("every chain between \(level.plural) uses " + arrow(step, in: wholes))
    }
  }

  private func wholePath(
    _ from: NamedSubject, _ to: NamedSubject, at level: NodeLevel
  ) throws(ConfigurationErrors) -> (CondensedGraph, WitnessPath?) {
    let wholes = try opened.condensed(level, counting: filter)
    let ends = [from, to].map { PathEnd(nodes: wholes.nodes(named: $0.nodeNames)) }
    return (wholes, PathSearch(wholes, from: [ends[0]], to: [ends[1]]).shortest)
  }

  private mutating func add(_ steps: [CondensedGraph.Edge], in graph: CondensedGraph) {
    for step in steps {
      let references = opened.project.graph.references(of: step)
      let sure = references.first { $0.certainty != .ambiguous }
      guard let shown = sure ?? references.first else { continue }
      let more = references.count > 1 ? " and \(references.count - 1) more" : ""
      lines.append(
        "\(name(step.from, in: graph)) uses \(name(step.to, in: graph)): \(shown.kind.rawValue) at "
          + locations.text(of: shown) + shown.ambiguityNote + more)
    }
  }

  private func arrow(_ step: CondensedGraph.Edge, in graph: CondensedGraph) -> String {
    "\(name(step.from, in: graph)) -> \(name(step.to, in: graph))"
  }

  private func name(_ node: Int32, in graph: CondensedGraph) -> String {
    "'\(graph.nodes[Int(node)].name.visible)'"
  }
}
