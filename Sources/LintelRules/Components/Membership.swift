import LintelGraph

/// The position of a component in ``ComponentMap/components``.
typealias ComponentID = Int32
/// The position of a membership in ``ComponentMap/memberships``.
typealias MembershipID = Int32

/// A component that the sources really have: one declared by name, or one member of a family.
struct Component: Sendable {
  let name: String
  /// Its position in the configuration.
  let definition: Int
  /// The value of each capture in the name.
  let values: [String: String]
}

/// The components of some declarations; declarations with the same ones share it.
struct Membership: Hashable, Sendable {
  /// The components that the declaration matches by itself, then those that each declaration
  /// around it does, from inside out; each ascending, none of them empty.
  let levels: [[ComponentID]]
  /// All of them, ascending.
  let all: [ComponentID]

  init(levels: [[ComponentID]]) {
    self.levels = levels
    all = Set(levels.joined()).sorted()
  }

  /// That of code outside every component.
  static let none = Membership(levels: [])

  func contains(_ component: ComponentID) -> Bool { all.contains(component) }
}
