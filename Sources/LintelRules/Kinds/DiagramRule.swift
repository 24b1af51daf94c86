import LintelComponents
import LintelConfiguration
import LintelDiagrams
import LintelFindings
import LintelJudging
import LintelVocabulary

/// `diagram`: components use each other only where a diagram has an arrow.
///
/// An arrow at a group stands for arrows at all nodes in the group. If code belongs to several
/// components, an arrow from or to any of them allows the dependency, and no arrow is needed if
/// both ends share a component.
package struct DiagramRule: RuleKind {
  package static let word = "diagram"
  package static let summary = "components use each other only along the arrows of a diagram"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [file, of, unusedArrows]

  package static let file = RuleOption<NamedFile?>.file(
    "file", isRequired: true, "A Mermaid flowchart or a PlantUML component diagram.")
  package static let of = RuleOption<[ComponentReference]>.components(
    "of", "The components whose dependencies are judged; those in the diagram by default.")
  package static let unusedArrows = RuleOption<Choice>.word(
    "unused-arrows", standard: .allow,
    "Arrows that no dependency follows; 'allow' by default.")

  /// The file of the diagram, as the rules file names it.
  package let name: String
  package let diagram: Diagram
  package let of: [ComponentReference]
  package let unusedArrows: Choice

  package init(_ fields: Fields) {
    let file = fields[Self.file]
    name = file?.name ?? ""
    diagram =
      file.map { DiagramReader.read($0.bytes, path: $0.path, log: fields.log) } ?? Diagram()
    of = fields[Self.of]
    unusedArrows = fields[Self.unusedArrows]
  }

  package var references: [ComponentReference] { diagram.componentNodes.map(reference) + of }

  private func reference(to node: Int) -> ComponentReference {
    let node = diagram.nodes[node]
    return ComponentReference(
      text: node.names[0], mark: node.mark, others: Array(node.names.dropFirst()))
  }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let map = scope.components
    let contents = diagram.contents
    let matches = diagram.nodes.indices.map { map.matches(of: reference(to: $0)) }
    func ends(_ node: Int) -> [ComponentMatch] { contents[node].flatMap { matches[$0] } }
    let drawn = map.components(of: diagram.componentNodes.map(reference))
    let arrows = diagram.arrows.map { arrow in
      let targets = ends(arrow.to)
      let pairs = ends(arrow.from).flatMap { from in
        targets.filter { from.component != $0.component && from.agrees(with: $0) }
          .map { ComponentPair(from: from.component, to: $0.component) }
      }
      return DrawnArrow(pairs: pairs, place: arrow.place)
    }
    return Bound(
      judged: of.isEmpty ? drawn : map.components(of: of), arrows: arrows,
      allowed: Set(arrows.flatMap(\.pairs)), diagram: name, unusedArrows: unusedArrows)
  }

  package struct Bound: PairRule {
    package let judged: [ComponentID]
    package let arrows: [DrawnArrow]
    package let allowed: Set<ComponentPair>
    package let diagram: String
    package let unusedArrows: Choice
    private let isJudged: Set<ComponentID>

    package init(
      judged: [ComponentID], arrows: [DrawnArrow], allowed: Set<ComponentPair>, diagram: String,
      unusedArrows: Choice
    ) {
      self.judged = judged
      self.arrows = arrows
      self.allowed = allowed
      self.diagram = diagram
      self.unusedArrows = unusedArrows
      isJudged = Set(judged)
    }

    package var ends: PairEnds? { PairEnds(from: isJudged, to: isJudged) }

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      let sources = from.all.filter(isJudged.contains)
      let targets = to.all.filter(isJudged.contains)
      guard let source = sources.first, let target = targets.first,
        !sources.contains(where: targets.contains),
        !sources.contains(where: { from in
          targets.contains { allowed.contains(ComponentPair(from: from, to: $0)) }
        })
      else { return nil }
      let isReversed = allowed.contains(ComponentPair(from: target, to: source))
      return PairBreach(
        from: source, to: target, reason: UndrawnBreach(diagram: diagram, isReversed: isReversed))
    }

    package func breaches(in context: RuleContext) -> [any Breach] {
      directBreaches(in: context) + (unusedArrows == .deny ? unfollowed(in: context) : [])
    }

    private func unfollowed(in context: RuleContext) -> [ComponentBreach] {
      let followers = followers(in: context)
      return judgedArrows.filter { !$0.pairs.contains { followers[$0] != nil } }.map { arrow in
        ComponentBreach(
          shown: .written(arrow.place), from: arrow.pairs[0].from, to: arrow.pairs[0].to,
          reason: UnusedArrow())
      }
    }

    /// The arrows between judged components, each with only its pairs of judged components.
    package var judgedArrows: [DrawnArrow] {
      arrows.map { arrow in
        DrawnArrow(
          pairs: arrow.pairs.filter { isJudged.contains($0.from) && isJudged.contains($0.to) },
          place: arrow.place)
      }.filter { !$0.pairs.isEmpty }
    }

    /// Returns the dependencies from one component to another, for each pair of components.
    package func followers(in context: RuleContext) -> [ComponentPair: [EdgeID]] {
      var followers: [ComponentPair: [EdgeID]] = [:]
      for group in context.edges.groups {
        let edges = context.edges.edges(of: group).filter(context.isCertain)
        if edges.isEmpty { continue }
        let from = context.components.memberships[group.from]
        let to = context.components.memberships[group.to]
        for source in from.all where !to.contains(source) {
          for target in to.all where !from.contains(target) {
            followers[ComponentPair(from: source, to: target), default: []] += edges
          }
        }
      }
      return followers
    }

    package func permission(from: ComponentID, to: ComponentID) -> Permission {
      guard from != to, isJudged.contains(from), isJudged.contains(to) else { return .unregulated }
      return allowed.contains(ComponentPair(from: from, to: to)) ? .allowed : .forbidden
    }

    package func canFail(among filled: [ComponentID]) -> Bool {
      let filled = filled.filter(isJudged.contains)
      if unusedArrows == .deny, !allowed.isEmpty { return true }
      return filled.contains { from in
        filled.contains { permission(from: from, to: $0) == .forbidden }
      }
    }

    package var vacuity: [Vacuity] {
      canFail(among: judged) ? [] : [.rule(why: "arrows lead from each component to all others")]
    }
  }
}

/// An arrow, with the pairs of components between which it allows uses.
package struct DrawnArrow {
  package let pairs: [ComponentPair]
  package let place: SourceLocation
}

extension Diagram {
  /// The indices of the nodes that must be components: all that are not groups, and empty groups
  /// with an arrow. A group around other nodes may be a component, but need not be.
  fileprivate var componentNodes: [Int] {
    let filled = Set(nodes.compactMap(\.group))
    let ends = Set(arrows.flatMap { [$0.from, $0.to] })
    return nodes.indices.filter {
      !nodes[$0].isGroup || !filled.contains($0) && ends.contains($0)
    }
  }
}

struct UndrawnBreach: BreachReason {
  let diagram: String
  /// Whether an arrow is drawn in the opposite direction.
  let isReversed: Bool

  func message(_ parts: BreachWords) -> String {
    let arrow =
      isReversed
      ? "against the arrow in '\(diagram)'" : "for which '\(diagram)' has no arrow"
    return "\(parts.statement), \(arrow)"
  }

  func remedy(_ parts: BreachWords) -> String {
    guard !isReversed, let from = parts.fromComponent, let to = parts.toComponent else {
      return parts.invertDependency
    }
    return "\(parts.invertDependency); or draw the arrow from \(from) to \(to) if it is intended"
  }
}

struct UnusedArrow: BreachReason {
  func message(_ parts: BreachWords) -> String {
    "no dependency follows the arrow from '\(parts.from)' to '\(parts.to)'"
  }

  func remedy(_ parts: BreachWords) -> String { "remove the arrow" }
}
