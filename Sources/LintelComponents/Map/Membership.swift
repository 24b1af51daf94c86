import LintelVocabulary

/// The position of a component in ``ComponentMap/components``.
package typealias ComponentID = ID<Component>
/// The position of a membership in ``ComponentMap/memberships``.
package typealias MembershipID = ID<Membership>

extension ID where Element == Membership {
  /// That of ``Membership/none``.
  package static var none: Self { Self(0) }
}

/// A component that the sources really have: one declared by name, or one member of a family.
package struct Component: Sendable {
  package let name: String
  /// Its position in the configuration.
  package let definition: Int
  /// The value of each capture in the name.
  package let values: [String: String]
}

/// The components of some declarations; declarations with the same ones share it.
package struct Membership: Hashable, Sendable {
  /// The components that the declaration matches by itself, then those that each declaration
  /// around it does, from inside out; each ascending, none of them empty.
  package let levels: [[ComponentID]]
  /// All of them, ascending.
  package let all: [ComponentID]

  package init(levels: [[ComponentID]]) {
    self.levels = levels
    all = Set(levels.joined()).sorted()
  }

  /// That of code outside every component.
  package static let none = Membership(levels: [])

  package func contains(_ component: ComponentID) -> Bool { all.contains(component) }
}
