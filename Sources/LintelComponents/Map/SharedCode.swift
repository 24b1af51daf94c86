import LintelConfiguration

/// Decides whether two components share code, so that both may use it: a file that two targets
/// compile, or a folder that two components list.
///
/// Components that divide the project by different criteria share nothing, although they overlap:
/// the view models of all features and the code of one feature. A component inside of another one
/// is a part of it, not code that the two share.
package struct SharedCode: Sendable {
  private enum Criterion {
    case paths
    case targets
  }

  /// The components that contain all code of a component, without the component itself.
  private let around: [Set<ComponentID>]
  /// How each component is selected; `nil` for a family, and for other tests than of files.
  private let criteria: [Criterion?]

  init(_ components: [Component], _ definitions: [ComponentDefinition], _ memberships: [Membership])
  {
    var around: [Set<ComponentID>?] = Array(repeating: nil, count: components.count)
    for membership in memberships {
      for component in membership.all {
        around[component.position] =
          around[component.position]?.intersection(membership.all) ?? Set(membership.all)
      }
    }
    self.around = around.enumerated().map { position, around in
      (around ?? []).subtracting([ComponentID(position)])
    }
    criteria = components.map { component in
      let definition = definitions[component.definition]
      return definition.captures.isEmpty ? Self.criterion(of: definition.selector) : nil
    }
  }

  private static func criterion(of selector: Selector) -> Criterion? {
    switch selector.form {
    case .test(.path): return .paths
    case .test(.module), .test(.target), .test(.platform): return .targets
    case .test: return nil
    case .all, .any, .not:
      let all = Set(selector.children.map(criterion))
      return all.count == 1 ? all.first ?? nil : nil
    }
  }

  /// Whether all code of one component also belongs to another one.
  package func isInside(_ inner: ComponentID, _ outer: ComponentID) -> Bool {
    around[inner.position].contains(outer)
  }

  /// Whether code belongs to a component, and to one that its user belongs to as well, where both
  /// components are selected by the same criterion: `Price` of the targets `App` and `Widget`, used
  /// by code of `Widget`.
  ///
  /// Paths often overlap because they divide the project in two ways, by layers and by features. So
  /// all components of the user that are selected by paths must contain the used code.
  package func isShared(
    _ used: Membership, of component: ComponentID, by user: Membership
  ) -> Bool {
    guard let criterion = criteria[component.position] else { return false }
    let alike = user.all.filter { $0 != component && criteria[$0.position] == criterion }
    if criterion == .paths, !alike.allSatisfy(used.contains) { return false }
    return alike.contains { used.contains($0) && !isInside(component, $0) }
  }
}
