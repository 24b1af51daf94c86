import LintelComponents
import LintelGraph

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
    /// Components that the component must not use.
    package let mustNotUse: [String]
  }

  /// The permissions to use the other components that all rules together give, in the order of the
  /// configuration.
  package struct Rights: Equatable, Sendable {
    /// Components that a rule allows the component to use, and no rule forbids or restricts.
    package let mayUse: [String]
    /// Components of which the component may use only protocols and, depending on the rule, structs
    /// and enums.
    package let mayUseThroughProtocols: [String]
    /// Components that a rule forbids the component to use.
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
  /// Exceptions under `allow` are not taken into account.
  package func standing(of name: String) -> ComponentStanding? {
    guard let index = components.components.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let component = ComponentID(index)
    return ComponentStanding(
      component: name, rights: rights(of: component), declarationCount: components.sizes[index],
      rules: rules.compactMap { standing(of: component, under: $0.definition, $0.bound) })
  }

  private func rights(of component: ComponentID) -> ComponentStanding.Rights {
    let others = components.components.indices.map(ComponentID.init).filter { $0 != component }
    // The strictest of all rules decides.
    let rights = Dictionary(grouping: others) { other in
      let permissions = Set(rules.map { $0.bound.permission(from: component, to: other) })
      return [Permission.forbidden, .throughProtocols, .allowed].first(where: permissions.contains)
        ?? .unregulated
    }
    func names(_ permission: Permission) -> [String] {
      (rights[permission] ?? []).map { components.name(of: $0) }
    }
    return ComponentStanding.Rights(
      mayUse: names(.allowed), mayUseThroughProtocols: names(.throughProtocols),
      mustNotUse: names(.forbidden), unregulated: names(.unregulated))
  }

  private func standing(
    of component: ComponentID, under rule: RuleDefinition, _ bound: any BoundRule
  ) -> ComponentStanding.RuleStanding? {
    let others = components.components.indices.map(ComponentID.init)
    let permissions = Dictionary(grouping: others) { bound.permission(from: component, to: $0) }
    func names(_ permission: Permission) -> [String] {
      (permissions[permission] ?? []).map { components.name(of: $0) }
    }
    let saysNothing = permissions.keys.allSatisfy { $0 == .unregulated }
    guard !saysNothing || bound.judged.contains(component) else { return nil }
    return ComponentStanding.RuleStanding(
      rule: rule.name, kind: rule.kind, because: rule.because,
      layer: bound.layer(of: component), mayUse: names(.allowed),
      mayUseThroughProtocols: names(.throughProtocols), mustNotUse: names(.forbidden))
  }
}
