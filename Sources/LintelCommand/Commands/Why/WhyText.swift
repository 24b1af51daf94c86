import LintelGraph
import LintelReports
import LintelRules

/// How one thing depends on another: a shortest path, and what no path can do without.
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

  /// Whole lines; `nil` if there is no path.
  ///
  /// Names with several meanings count only if there is no path without them.
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

  /// The path leads from type to type. Only if there is none, and both ends are modules or both
  /// components, it leads from one of these to the next by imports.
  private mutating func connect(
    _ from: NamedSubject, _ to: NamedSubject
  ) throws(ConfigurationErrors) {
    guard try areConnected(from, to) else { return }
    let types = try opened.condensedByType(between: [from, to], counting: filter)
    let start = PathEnd(from.declarations, in: types)
    let end = PathEnd(to.declarations, in: types)
    let typePath = PathSearch(types, from: [start], to: [end]).shortest
    if let typePath {
      add(typePath.steps, in: types)
      lines += typePath.unavoidableSteps.map { "every path uses " + arrow($0, in: types) }
    }
    let level = from.level
    guard level == to.level, level != .type, typePath != nil || level != .file else { return }

    // Uses in different types of one component make no chain; imports of whole modules do.
    let counted = typePath == nil ? ReferenceFilter(kinds: [.import]) : filter
    let wholes = try opened.condensed(level, counting: counted)
    let (first, last) = (wholes.nodes(named: from.nodeNames), wholes.nodes(named: to.nodeNames))
    guard
      let path = PathSearch(
        wholes, from: [PathEnd(nodes: first)], to: [PathEnd(nodes: last)]
      ).shortest
    else { return }
    if typePath == nil { add(path.steps, in: wholes) }
    for step in path.unavoidableSteps {
      // A path of types may lead past this: through code of no component, or by an extension.
      if typePath != nil,
        PathSearch(types, from: [start], to: [end], without: Set(step.dependencies)).findsPath
      {
        continue
      }
      lines.append("every path between \(level.plural) uses " + arrow(step, in: wholes))
    }
  }

  /// Whether modules can depend on each other at all: paths of types lead through code that several
  /// modules compile, and out of it by what it means in any of them.
  private func areConnected(
    _ from: NamedSubject, _ to: NamedSubject
  ) throws(ConfigurationErrors) -> Bool {
    guard from.level == .module, to.level == .module, from.nodeNames != to.nodeNames else {
      return true
    }
    let modules = try opened.condensed(.module, counting: filter)
    let ends = [from, to].map { PathEnd(nodes: modules.nodes(named: $0.nodeNames)) }
    return PathSearch(modules, from: [ends[0]], to: [ends[1]]).findsPath
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
