import LintelComponents
import LintelFindings
import LintelGraph

/// A breach by a declaration, or by a file, folder, module or component that is shown by its name.
package struct DeclarationBreach: Breach {
  package let declaration: DeclarationID
  /// The declaration at whose name the breach is shown: `declaration` or a member of it.
  package let place: DeclarationID
  /// The name in the finding, if it is not that of the declaration.
  private let name: String?
  /// The key of the condition that the declaration does not meet.
  private let condition: String?
  package let component: ComponentID?
  package let reason: any BreachReason

  package init(_ declaration: DeclarationID, of component: ComponentID?, reason: any BreachReason) {
    self.init(
      declaration: declaration, place: declaration, name: nil, condition: nil,
      component: component, reason: reason)
  }

  /// Creates a breach by several files or declarations that share a name, e.g. by a module.
  ///
  /// - Parameter place: the first of the declarations, or the scope of the first file.
  package init(
    groupNamed name: String, at place: DeclarationID, of component: ComponentID?,
    reason: any BreachReason
  ) {
    self.init(
      declaration: place, place: place, name: name, condition: nil, component: component,
      reason: reason)
  }

  /// Creates a breach by a declaration that does not meet a condition of the rule, given by its
  /// key: `final`.
  ///
  /// - Parameter place: the declaration that fails the condition: `declaration` or a member of it.
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
