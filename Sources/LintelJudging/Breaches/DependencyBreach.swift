import LintelComponents
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary

/// A dependency, or an import, that breaks a rule.
///
/// Breaches between the same two declarations with the same kind of reference and the same reason
/// are reported together, and so are the dependencies of one ambiguous name on its candidates.
package struct DependencyBreach: Breach {
  private struct Group: Hashable {
    let from: DeclarationID
    let fromComponent: ComponentID?
    let to: Edge.Target
    let kind: ReferenceKind
    let reason: AnyHashable
    /// The candidates of an ambiguous name; empty for a certain name, which is never reported
    /// together with an ambiguous one.
    let candidates: [DeclarationID]
    let isBreachAnyway: Bool
    let doubt: String?

    // Few groups differ only in the other properties, which take longer to hash than to compare.
    func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
      hasher.combine(kind)
    }
  }

  package let edge: EdgeID
  package var from: ComponentID?
  package var to: ComponentID?
  package let reason: any BreachReason
  /// Whether the used name is ambiguous, but breaks the rule whichever candidate is meant.
  var isBreachAnyway = false
  /// The reason why this may be no breach although the meaning of the name is certain; `nil` if
  /// there is none.
  package var doubt: String?

  package init(
    edge: EdgeID, from: ComponentID? = nil, to: ComponentID? = nil, reason: any BreachReason
  ) {
    self.edge = edge
    self.from = from
    self.to = to
    self.reason = reason
  }

  package var edges: [EdgeID] { [edge] }

  package func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    let (source, target) = context.memberships(of: edge)
    if case .module(let name, _) = context.edges[edge].to,
      exception.covers(
        importOf: context.graph.text(of: name), by: source.all + [from].compactMap { $0 })
    {
      return true
    }
    return exception.covers(source, target)
  }

  package func exceptions(in context: RuleContext) -> [Int] {
    let (from, to) = context.memberships(of: edge)
    let aboutComponents = context.exceptions.candidates(from, to)
    // The exceptions of a rule are all about components, all about modules, or all about symbols.
    guard aboutComponents.isEmpty, case .module(let name, _) = context.edges[edge].to else {
      return aboutComponents
    }
    return context.exceptions.candidates(named: [context.graph.text(of: name)])
  }

  package func group(in context: RuleContext) -> AnyHashable? {
    let value = context.edges[edge]
    let uses = context.ambiguousUses(at: edge)
    let meanings = context.graph.candidates(of: uses)
    return Group(
      from: context.subject(of: value.from, in: from), fromComponent: from,
      to: meanings.first.map { .declaration($0) } ?? value.to, kind: uses.first?.kind ?? value.kind,
      reason: meanings.isEmpty ? AnyHashable(reason) : AnyHashable(0), candidates: meanings,
      isBreachAnyway: isBreachAnyway, doubt: doubt)
  }

  package func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let all = group.compactMap { $0 as? DependencyBreach }
    // The report describes a certain use if there is one, preferably one without a condition of
    // `#if`.
    let sure = all.filter {
      let value = context.edges[$0.edge]
      if $0.doubt != nil { return false }
      return context.counted.failing.contains(value.certainty)
        || $0.isBreachAnyway
          && context.counted.failing.contains(context.certainty(ofMeaning: value.to))
    }
    let certain = sure.first { context.condition(of: $0.edge) == nil } ?? sure.first
    let breach = certain ?? self
    let value = context.edges[breach.edge]
    let source = context.endpoint(value.from, in: breach.from)
    // The message about a doubtful or ambiguous use does not apply to other uses of the type, so
    // the finding must not be joined with the findings about them.
    let isPlain = certain != nil && breach.doubt == nil && value.ambiguity == nil
    var target = context.endpoint(value.to, in: breach.to)
    if isPlain, let type = context.type(of: value.to, in: breach.to) {
      target = target.part(of: type)
    }
    let words = BreachWords(
      source, target, edge: breach.edge, of: (breach.from, breach.to), in: context)
    var report = BreachReport(
      message: breach.reason.message(words) + context.words(ofConditionOf: [breach.edge])
        + context.words(ofAmbiguous: breach.edge, isBreachAnyway: breach.isBreachAnyway)
        + (breach.doubt.map { "; \($0)" } ?? ""),
      remedy: breach.reason.remedy(words), from: source, to: target, kind: value.kind,
      certainty: value.certainty, because: value.ambiguity, isCertain: certain != nil,
      locations: locations.locations(of: all.map(\.edge), in: context))
    report.permittedBy = breach.reason.permittedBy
    return report
  }
}
