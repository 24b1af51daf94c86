import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// The permissions that the rules give to one component.
package struct ComponentStanding: Equatable, Sendable {
  /// The permissions that one rule gives.
  package struct RuleStanding: Equatable, Sendable {
    package let rule: String
    package let kind: String
    package let because: String?
    /// The position of the component in a `layers` rule.
    package let layer: LayerStanding?
    /// Components that the rule allows the component to use, in the order of the configuration.
    package let mayUse: [String]
    /// Components of which the component may use only protocols and, depending on the rule, structs
    /// and enums.
    package let mayUseThroughProtocols: [String]
    /// Components that the component may use only because of an exception of the rule.
    package let mayUseByException: [ExcusedUse]
    /// Components that the component must not use.
    package let mustNotUse: [String]
  }

  /// The permissions to use the other components that all rules together give, in the order of the
  package struct ExcusedUse: Equatable, Sendable {
    package let component: String
    package let because: String
    /// The number of places in which it may be used; `nil` for any number.
    package let atMost: Int?
    /// The last day of the exception.
    package let until: CalendarDate?
  }

  /// The permissions for the other components that all rules together give, in the order of the
  /// configuration.
  package struct Rights: Equatable, Sendable {
    /// Components that a rule allows the component to use, and no rule forbids or restricts.
    package let mayUse: [String]
    /// Components of which the component may use only protocols and, depending on the rule, structs
    /// and enums.
    package let mayUseThroughProtocols: [String]
    /// Components that a rule forbids the component to use.
    package let mayUseByException: [ExcusedUse]
    /// Components that a rule forbids.
    package let mustNotUse: [String]
    /// Components whose use by this component no rule regulates.
    package let unregulated: [String]
  }

  package let component: String
  package let rights: Rights
  /// The number of declarations that belong to the component, including members and file scopes.
  package let declarationCount: Int
  /// The rules that judge the component or regulate its uses, in the order of the file.
  package let rules: [RuleStanding]
}

extension Judge {
  /// The names of the components that the sources contain, in the order of the configuration.
  package var componentNames: [String] { components.components.map(\.name) }

  /// Names of the components of a declaration, in the order of the configuration.
  package func components(of declaration: DeclarationID) -> [String] {
    components.membership(of: declaration).all.map { components.name(of: $0) }
  }

  /// Returns the permissions that all rules together, and each rule alone, give to a component;
  /// `nil` if the sources contain no component named `name`.
  ///
  /// - Parameter today: exceptions whose last day is before this day excuse nothing.
  package func standing(of name: String, today: CalendarDate) -> ComponentStanding? {
    guard let index = components.components.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let component = ComponentID(index)
    let parts = opinions(today: today)
    return ComponentStanding(
      component: name, rights: rights(of: component, parts),
      declarationCount: components.sizes[index],
      rules: parts.compactMap { standing(of: component, under: $0) })
  }

  private func excused(_ component: ComponentID, by exception: BoundException)
    -> ComponentStanding.ExcusedUse
  {
    let definition = exception.definition
    return ComponentStanding.ExcusedUse(
      component: components.name(of: component), because: definition.because,
      atMost: definition.atMost?.value, until: definition.until)
  }

  private func rights(of component: ComponentID, _ rules: [RuleOpinion]) -> ComponentStanding.Rights
  {
    let others = components.components.indices.map(ComponentID.init).filter { $0 != component }
    var byException: [ComponentStanding.ExcusedUse] = []
    var names: [Permission: [String]] = [:]
    for other in others {
      let verdicts = rules.map { $0.verdict(from: component, to: other) }
      // The strictest of all rules decides.
      let permission =
        [Permission.forbidden, .throughProtocols, .allowed].first { permission in
          verdicts.contains { $0.0 == permission }
        } ?? .unregulated
      if permission == .allowed, let exception = verdicts.lazy.compactMap(\.1).first {
        byException.append(excused(other, by: exception))
      } else {
        names[permission, default: []].append(components.name(of: other))
      }
    }
    return ComponentStanding.Rights(
      mayUse: names[.allowed] ?? [], mayUseThroughProtocols: names[.throughProtocols] ?? [],
      mayUseByException: byException, mustNotUse: names[.forbidden] ?? [],
      unregulated: names[.unregulated] ?? [])
  }

  private func standing(
    of component: ComponentID, under rule: RuleOpinion
  ) -> ComponentStanding.RuleStanding? {
    var byException: [ComponentStanding.ExcusedUse] = []
    var names: [Permission: [String]] = [:]
    var saysNothing = true
    for other in components.components.indices.map(ComponentID.init) {
      let (permission, exception) = rule.verdict(from: component, to: other)
      if permission != .unregulated { saysNothing = false }
      if let exception {
        byException.append(excused(other, by: exception))
      } else {
        names[permission, default: []].append(components.name(of: other))
      }
    }
    guard !saysNothing || rule.bound.judged.contains(component) else { return nil }
    return ComponentStanding.RuleStanding(
      rule: rule.definition.name, kind: rule.definition.kind, because: rule.definition.because,
      layer: rule.bound.layer(of: component), mayUse: names[.allowed] ?? [],
      mayUseThroughProtocols: names[.throughProtocols] ?? [], mayUseByException: byException,
      mustNotUse: names[.forbidden] ?? [])
  }
}
