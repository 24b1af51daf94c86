import LintelComponents
import LintelFindings
import LintelGraph

/// A declaration, or several that have a name together, of which something is wrong.
package struct DeclarationBreach: Breach {
  package let declaration: DeclarationID
  /// The declaration that is shown: itself or a member of it.
  package let place: DeclarationID
  /// What it is called, where that is not the name of the declaration.
  private let name: String?
  /// The condition that it does not meet, by its key.
  private let condition: String?
  package let component: ComponentID?
  package let reason: any BreachReason

  package init(_ declaration: DeclarationID, of component: ComponentID?, reason: any BreachReason) {
    self.init(
      declaration: declaration, place: declaration, name: nil, condition: nil,
      component: component, reason: reason)
  }

  /// Several files or declarations that have a name together.
  ///
  /// - Parameter place: the first of them, or the scope of the first file.
  package init(
    groupNamed name: String, at place: DeclarationID, of component: ComponentID?,
    reason: any BreachReason
  ) {
    self.init(
      declaration: place, place: place, name: name, condition: nil, component: component,
      reason: reason)
  }

  /// A condition, by its key, that a declaration does not meet.
  ///
  /// - Parameter place: what fails it: the declaration itself or a member of it.
  package init(
    _ declaration: DeclarationID, fails condition: String, at place: DeclarationID,
    of component: ComponentID?, reason: any BreachReason
  ) {
    self.init(
      declaration: declaration, place: place, name: nil, condition: condition,
      component: component, reason: reason)
  }

  private init(
    declaration: DeclarationID, place: DeclarationID, name: String?, condition: String?,
    component: ComponentID?, reason: any BreachReason
  ) {
    self.declaration = declaration
    self.place = place
    self.name = name
    self.condition = condition
    self.component = component
    self.reason = reason
  }

  package func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let from =
      name.map { Endpoint(name: $0, component: component.map(context.components.name)) }
      ?? context.endpoint(named: declaration, in: component)
    let to = condition.map { condition in
      Endpoint(name: place == declaration ? condition : context.graph.qualifiedName(of: place))
    }
    let words = BreachWords(
      from: from.name, fromKind: context.graph.declarations[place].kind,
      fromComponent: from.component == from.name ? nil : from.component)
    return BreachReport(
      message: reason.message(words), remedy: reason.remedy(words), from: from, to: to,
      locations: [locations.location(of: place, in: context.graph)])
  }
}
