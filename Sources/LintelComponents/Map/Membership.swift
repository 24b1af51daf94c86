import LintelVocabulary

/// The index of a component in ``ComponentMap/components``.
package typealias ComponentID = ID<Component>
/// The index of a membership in ``ComponentMap/memberships``.
package typealias MembershipID = ID<Membership>

extension ID where Element == Membership {
  /// The ID of ``Membership/none``.
  package static var none: Self { Self(0) }
}

/// A component that the sources contain: one declared by name, or one member of a family.
package struct Component: Sendable {
  package let name: String
  /// The index of the component's definition in the configuration.
  package let definition: Int
  /// The value of each capture in the name.
  package let values: [String: String]
}

/// The components of a declaration; declarations with equal components share one membership.
package struct Membership: Hashable, Sendable {
  /// The components that the declaration matches by itself, then the components that each
  /// declaration around it matches, from inside out. Each level is ascending and not empty.
  package let levels: [[ComponentID]]
  /// The components of all levels, ascending.
  package let all: [ComponentID]

  package init(levels: [[ComponentID]]) {
    self.levels = levels
    all = Set(levels.joined()).sorted()
  }

  /// The membership of code in no component.
  package static let none = Membership(levels: [])

  package func contains(_ component: ComponentID) -> Bool { all.contains(component) }
}
