import LintelComponents
import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelJudging
import LintelText

/// `acyclic`: no cycles between types, files, folders, components or modules.
///
/// Reports one finding for each set of more than `up-to` units that all depend on each other: a
/// shortest cycle in the set, and the dependencies that are cheapest to cut. Only dependencies that
/// are certain for the rule count.
package struct AcyclicRule: RuleKind {
  package static let word = "acyclic"
  package static let summary = "types, files, folders, components or modules form no cycles"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [level, within, upTo]

  package static let level = RuleOption<RuleLevel>.word(
    "level", isRequired: true, standard: .type, named: "level",
    "The unit that must not form cycles.")
  package static let within = RuleOption<[ComponentReference]>.components(
    "in", "Only code of these components counts.")
  package static let upTo = RuleOption<Located<Int>?>.number(
    "up-to", "How many types, files or folders may depend on each other; none by default.")

  package let level: RuleLevel
  package let within: [ComponentReference]
  package let upTo: Int

  package init(_ fields: Fields) {
    level = fields[Self.level]
    within = fields[Self.within]
    let upTo = fields[Self.upTo]
    self.upTo = upTo?.value ?? 0
    if let upTo, upTo.value < 2 {
      fields.log.report(
        FieldError.wrongType(
          what: "'\(Self.upTo.key)'", expected: "a whole number from 2 on",
          found: "'\(upTo.value)'"),
        at: upTo.mark)
    }
    if let upTo, level == .component || level == .module {
      fields.log.report(
        FieldError.wrongType(
          what: "'\(Self.level.key)' of a rule with '\(Self.upTo.key)'",
          expected: "'type', 'file' or 'folder'", found: "'\(level.rawValue)'"),
        at: upTo.mark)
    }
  }

  package var references: [ComponentReference] { within }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let isComponents = level == .component && within.isEmpty
    return Bound(
      judged: isComponents
        ? scope.components.components.indices.map(ComponentID.init)
        : scope.components.components(of: within),
      isLimited: !within.isEmpty, level: level, upTo: upTo)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let isLimited: Bool
    package let level: RuleLevel
    /// The largest number of units that may all depend on each other.
    package let upTo: Int

    package func breaches(in context: RuleContext) -> [any Breach] {
      let nodes = LevelNodes(context, level: level)
      let steps = counted(in: context).flatMap { nodes.steps(for: $0) }
      let exceptions = context.exceptions
      let all = CycleFinder(steps, between: nodes, upTo: upTo)
      if exceptions.all.isEmpty { return breaches(all, context) }

      // The dependencies that an exception covers are left out. The exception is used if one of
      // them was part of a cycle.
      var rest: [LevelStep] = []
      var used: [EdgeID] = []
      for step in steps {
        let (from, to) = context.memberships(of: step.edge)
        let covering = exceptions.covering(from, to).map { exceptions.all[$0] }
        if covering.allSatisfy(\.isExpired) { rest.append(step) }
        if !covering.isEmpty, all.isPartOfCycle(step) { used.append(step.edge) }
      }
      return used.map { ExcusedDependency(edge: $0, partOf: "a step of a cycle") as any Breach }
        + breaches(CycleFinder(rest, between: nodes, upTo: upTo), context)
    }

    package func counted(in context: RuleContext) -> [EdgeID] {
      let memberships = context.components.memberships
      return context.edges.groups.filter { group in
        isCounted(from: memberships[group.from], to: memberships[group.to])
      }.flatMap { context.edges.edges(of: $0) }.filter { context.isCertain($0) }
    }

    package func isCounted(from: Membership, to: Membership) -> Bool {
      guard isLimited else { return true }
      // Between components, each end may be in a different one of the named components.
      if level == .component {
        return from.all.contains(where: judged.contains)
          && to.all.contains(where: judged.contains)
      }
      return judged.contains { from.contains($0) && to.contains($0) }
    }

    private func breaches(_ finder: CycleFinder, _ context: RuleContext) -> [any Breach] {
      finder.cycles().map { cycle in
        let (from, _) = context.memberships(of: cycle.edges[0])
        let component =
          level == .component
          ? judged.first { context.components.name(of: $0) == cycle.names[0] }
          : judged.first { from.contains($0) }
        return CycleBreach(cycle: cycle, component: component)
      }
    }

    package func canFail(among filled: [ComponentID]) -> Bool {
      filled.filter(judged.contains).count > (level == .component ? 1 : 0)
    }
  }
}

/// A cycle, reported between its first two units.
struct CycleBreach: Breach {
  let cycle: Cycle
  let component: ComponentID?

  var edges: [EdgeID] { cycle.edges }

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let first = context.edges[cycle.edges[0]]
    let home = component.map { context.components.name(of: $0) }
    let from = endpoint(at: 0, component: home, in: context)
    let to = endpoint(
      at: 1, component: cycle.level == .component ? cycle.names[1] : home, in: context)
    return BreachReport(
      message: message + context.words(ofConditionOf: cycle.edges),
      remedy: remedy(in: context), from: from, to: to, kind: first.kind,
      certainty: first.certainty, locations: locations.locations(of: [cycle.edges[0]], in: context),
      path: locations.hops(of: cycle.edges, in: context))
  }

  private func endpoint(at position: Int, component: String?, in context: RuleContext) -> Endpoint {
    let graph = context.graph
    let user = context.edges[cycle.edges[position]].from
    let declaration: DeclarationID? =
      switch cycle.level {
      case .type: context.subject(of: user)
      case .file: user
      case .folder, .component, .module: nil
      }
    return Endpoint(
      name: cycle.names[position], component: component, file: file(at: position, in: context),
      path: declaration.map(graph.path), group: declaration.flatMap(graph.group))
  }

  /// Returns the file of a type in the cycle if the name is not enough to distinguish it from
  /// others.
  private func file(at position: Int, in context: RuleContext) -> String? {
    guard cycle.level == .type else { return nil }
    let type = context.subject(of: context.edges[cycle.edges[position]].from)
    // The name of an extension that is a unit of its own already contains its module or file.
    guard context.graph.qualifiedName(of: type) == cycle.names[position] else { return nil }
    return context.namesakes.file(of: type)
  }

  private var message: String {
    let circle = (cycle.names + cycle.names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
    let plural = cycle.level.plural
    let rest =
      cycle.memberCount > cycle.names.count
      ? "; \(cycle.memberCount) \(plural) depend on each other in all" : ""
    return "cycle between \(plural): \(circle)\(rest)"
  }

  private func remedy(in context: RuleContext) -> String {
    let cuts = cycle.cuts.prefix(3).map { cut in
      "'\(cut.from)' → '\(cut.to)' (\(counted(cut.count, "reference")))"
    }
    let more = cycle.cuts.count > 3 ? " and \(cycle.cuts.count - 3) more" : ""
    let cut = "cheapest to cut: \(cuts.joined(separator: ", "))\(more)"
    let canDeclare =
      cycle.level != .type || context.replaceableType(amongTargetsOf: cycle.edges) != nil
    return canDeclare
      ? "\(cut); let the one that is used declare a protocol, or move the code that both need elsewhere"
      : "\(cut); move the code that both need elsewhere"
  }
}
