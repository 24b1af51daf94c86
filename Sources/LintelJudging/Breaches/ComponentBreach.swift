import LintelComponents
import LintelFindings
import LintelGraph
import LintelVocabulary

/// A breach by a component as a whole, or between two components.
package struct ComponentBreach: Breach {
  /// The location that the finding shows.
  package enum Shown: Sendable {
    case at(DeclarationID)
    /// In a file that is not a Swift source, e.g. a diagram.
    case written(SourceLocation)
  }

  package let shown: Shown
  package let from: ComponentID
  package var to: ComponentID?
  package let reason: any BreachReason

  package init(shown: Shown, from: ComponentID, to: ComponentID? = nil, reason: any BreachReason) {
    self.shown = shown
    self.from = from
    self.to = to
    self.reason = reason
  }

  package func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let place =
      switch shown {
      case .at(let declaration): locations.location(of: declaration, in: context.graph)
      case .written(let place): place
      }
    let (from, to) = (context.endpoint(of: from), to.map { context.endpoint(of: $0) })
    let words = BreachWords(from: from.name, fromKind: .file, to: to?.name ?? "")
    return BreachReport(
      message: reason.message(words), remedy: reason.remedy(words), from: from, to: to,
      locations: [place])
  }
}
