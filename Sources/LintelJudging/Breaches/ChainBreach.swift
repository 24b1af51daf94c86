import LintelComponents
import LintelFindings

/// A chain of dependencies between two components. It is reported for the first component as a
/// whole, because several declarations usually lead to the intermediate.
package struct ChainBreach: Breach {
  /// The steps of the chain, each of which begins where the one before it ends.
  package let steps: [EdgeID]
  /// All dependencies of the first component on the intermediate at the end of the first step.
  package let starts: [EdgeID]
  package let from: ComponentID
  package let to: ComponentID
  package let reason: any BreachReason
  /// Whether the chain is not reported if one of its steps is a finding by itself.
  package let endsWithItsSteps: Bool

  package init(
    steps: [EdgeID], starts: [EdgeID], from: ComponentID, to: ComponentID,
    reason: any BreachReason, endsWithItsSteps: Bool
  ) {
    self.steps = steps
    self.starts = starts
    self.from = from
    self.to = to
    self.reason = reason
    self.endsWithItsSteps = endsWithItsSteps
  }

  package var edges: [EdgeID] { starts + steps.dropFirst() }

  package func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    guard let (from, to) = ends(in: context) else { return false }
    return exception.covers(from, to)
  }

  package func exceptions(in context: RuleContext) -> [Int] {
    ends(in: context).map { context.exceptions.candidates($0.from, $0.to) } ?? []
  }

  private func ends(in context: RuleContext) -> (from: Membership, to: Membership)? {
    guard let first = steps.first, let last = steps.last else { return nil }
    return (context.memberships(of: first).from, context.memberships(of: last).to)
  }

  package func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let (first, last) = (context.edges[steps[0]], steps[steps.count - 1])
    let source = context.endpoint(of: from)
    let target = context.endpoint(context.edges[last].to, in: to)
    let between = steps.dropFirst().map { context.subject(of: context.edges[$0].from) }
    var words = BreachWords(
      from: source.name, fromKind: .file, to: target.name, toComponent: target.component,
      between: between.map { context.graph.qualifiedName(of: $0) })
    if let type = context.replaceableType(amongTargetsOf: steps) {
      words.canHideBehindProtocol = true
      words.toType = context.graph.qualifiedName(of: type)
    }
    var report = BreachReport(
      message: reason.message(words) + context.words(ofConditionOf: steps),
      remedy: reason.remedy(words), from: source, to: target,
      through: between.first.map { context.endpoint(named: $0, in: nil) },
      certainty: first.certainty, locations: locations.locations(of: starts, in: context),
      path: locations.hops(of: steps, in: context))
    report.permittedBy = reason.permittedBy
    report.sharesSteps = !endsWithItsSteps
    return report
  }
}
