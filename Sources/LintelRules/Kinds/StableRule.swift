import LintelComponents
import LintelConfiguration
import LintelFindings
import LintelJudging
import LintelText

/// `stable`: the Stable Dependencies Principle of R. C. Martin. No unit depends on a less stable
/// one.
package struct StableRule: RuleKind {
  package static let word = "stable"
  package static let summary =
    "components or modules do not depend on less stable ones"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [level, components]

  package static let level = RuleOption<Level>.word(
    "level", standard: .component, named: "level",
    "The unit that is compared; 'component' by default.")
  package static let components = RuleOption<[ComponentReference]>.components(
    "in",
    "Only these components, or modules with their code, and the dependencies between them count.")

  package enum Level: String, CaseIterable {
    case component
    case module

    var ruleLevel: RuleLevel { self == .component ? .component : .module }
  }

  package let level: Level
  package let components: [ComponentReference]

  package init(_ fields: Fields) {
    level = fields[Self.level]
    components = fields[Self.components]
  }

  package var references: [ComponentReference] { components }

  package func bind(to scope: RuleScope) -> any BoundRule {
    Bound(
      judged: components.isEmpty
        ? scope.components.components.indices.map(ComponentID.init)
        : scope.components.components(of: components),
      isLimited: !components.isEmpty, mark: scope.mark, level: level.ruleLevel,
      moduleCount: scope.graph.modulesWithFiles.count)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let isLimited: Bool
    package let mark: Mark
    package let level: RuleLevel
    package let moduleCount: Int

    package func breaches(in context: RuleContext) -> [any Breach] {
      let nodes = LevelNodes(context, level: level)
      let steps = steps(in: context, nodes)
      let coupling = Coupling(steps)
      let pairs = Dictionary(grouping: steps) { Pair(from: $0.from, to: $0.to) }
      let sorted = pairs.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      return sorted.flatMap { pair -> [any Breach] in
        guard let from = coupling.instability(pair.from), let to = coupling.instability(pair.to),
          from < to
        else { return [] }
        let edges = (pairs[pair] ?? []).map(\.edge).sorted()
        let isExcused = edges.map { edge in
          let (from, to) = context.memberships(of: edge)
          return context.isExcused(from: from, to: to)
        }
        let excused = zip(edges, isExcused).filter(\.1).map(\.0)
        let rest = zip(edges, isExcused).filter { !$0.1 }.map(\.0)
        var breaches = excused.map {
          ExcusedDependency(edge: $0, partOf: "a dependency on less stable code") as any Breach
        }
        if !rest.isEmpty {
          breaches.append(
            BoundaryBreach(
              fromName: nodes.name(of: pair.from), toName: nodes.name(of: pair.to), edges: rest,
              from: component(of: pair.from, rest[0], context).from,
              to: component(of: pair.to, rest[0], context).to,
              reason: StabilityReason(from: from, to: to)))
        }
        return breaches
      }
    }

    package func canFail(among filled: [ComponentID]) -> Bool {
      // Two units cannot break the rule: the one that uses the other is less stable or, if they use
      // each other, equally stable.
      level == .module ? moduleCount > 2 : filled.filter(judged.contains).count > 2
    }

    package var vacuity: [Vacuity] {
      let count = level == .module ? moduleCount : judged.count
      guard count < 3 else { return [] }
      let why =
        count < 2
        ? "there is only one" : "of two \(level.plural) the used one is always more stable"
      return [.option(RuleError.optionCannotFail("level: \(level.rawValue)", why: why), at: mark)]
    }

    private struct Pair: Hashable {
      let from: Int32
      let to: Int32
    }

    /// Returns the dependencies that count for the stability of the units, and that the rule
    /// judges.
    package func steps(in context: RuleContext, _ nodes: LevelNodes) -> [LevelStep] {
      context.edges.groups.flatMap { context.edges.edges(of: $0) }
        .filter { context.isCertain($0) }.flatMap { nodes.steps(for: $0) }.filter { step in
          guard isLimited else { return true }
          if level == .component {
            return judged.contains(ComponentID(rawValue: step.from))
              && judged.contains(ComponentID(rawValue: step.to))
          }
          let (from, to) = context.memberships(of: step.edge)
          return judged.contains(where: from.contains) && judged.contains(where: to.contains)
        }
    }

    /// Returns the component that represents each end in reports.
    private func component(
      of node: Int32, _ edge: EdgeID, _ context: RuleContext
    ) -> (from: ComponentID?, to: ComponentID?) {
      if level == .component {
        let component = ComponentID(rawValue: node)
        return (component, component)
      }
      let (from, to) = context.memberships(of: edge)
      return (judged.first(where: from.contains), judged.first(where: to.contains))
    }
  }
}

/// All references from one component or module to another.
struct BoundaryBreach: Breach {
  let fromName: String
  let toName: String
  /// The references; at least one, ascending.
  let edges: [EdgeID]
  let from: ComponentID?
  let to: ComponentID?
  let reason: StabilityReason

  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    edges.contains { edge in
      let (from, to) = context.memberships(of: edge)
      return exception.covers(from, to)
    }
  }

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    var words = BreachWords(from: fromName, fromKind: .file, to: toName)
    words.permits = { context.permits(from: $0, to: $1) }
    return BreachReport(
      message: reason.message(words), remedy: reason.remedy(words),
      from: Endpoint(name: fromName, component: from.map { context.components.name(of: $0) }),
      to: Endpoint(name: toName, component: to.map { context.components.name(of: $0) }),
      locations: locations.locations(of: edges, in: context))
  }
}

struct StabilityReason: BreachReason {
  let from: Ratio
  let to: Ratio

  func message(_ parts: BreachWords) -> String {
    // Two decimals may hide a difference.
    let isClose = from.text == to.text
    let left = isClose ? "\(from.part)/\(from.whole)" : from.text
    let right = isClose ? "\(to.part)/\(to.whole)" : to.text
    return "'\(parts.from)' (instability \(left)) depends on '\(parts.to)' (instability \(right)), "
      + "which is less stable"
  }

  func remedy(_ parts: BreachWords) -> String {
    let move = "move the used code to something as stable as \(parts.from)"
    guard parts.permits(parts.to, parts.from) else { return move }
    return "declare what \(parts.from) needs as a protocol in \(parts.from) and let a type of "
      + "\(parts.to) conform to it, or \(move)"
  }
}
