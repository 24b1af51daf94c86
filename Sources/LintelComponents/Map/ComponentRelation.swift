import LintelConfiguration
import LintelText

/// A component to which a reference refers, with the values of the captures in the reference.
package struct ComponentMatch: Sendable {
  package let component: ComponentID
  package let values: [String: String]

  package init(component: ComponentID, values: [String: String]) {
    self.component = component
    self.values = values
  }

  /// Whether each capture that both matches have has the same value in both.
  package func agrees(with other: ComponentMatch) -> Bool {
    values.allSatisfy { other.values[$0.key] == nil || other.values[$0.key] == $0.value }
  }
}

/// The matches at one end of a rule or exception, by component.
package typealias RelationEnd = [ComponentID: [ComponentMatch]]

/// The components under `from` and under `to` of a rule or an exception; two are related if their
/// captures agree.
package struct ComponentRelation: Sendable {
  private let from: RelationEnd
  private let to: RelationEnd

  package init(from: [ComponentMatch], to: [ComponentMatch]) {
    self.init(
      from: Dictionary(grouping: from, by: \.component),
      to: Dictionary(grouping: to, by: \.component))
  }

  package init(from: RelationEnd, to: RelationEnd) {
    self.from = from
    self.to = to
  }

  package var sources: Set<ComponentID> { Set(from.keys) }
  package var targets: Set<ComponentID> { Set(to.keys) }

  /// The components at each end, unordered.
  package var ends: (sources: RelationEnd.Keys, targets: RelationEnd.Keys) { (from.keys, to.keys) }

  package func isSource(_ component: ComponentID) -> Bool { from[component] != nil }
  package func isTarget(_ component: ComponentID) -> Bool { to[component] != nil }

  package func holds(_ left: ComponentID, _ right: ComponentID) -> Bool {
    guard let left = from[left], let right = to[right] else { return false }
    return left.contains { match in right.contains(where: match.agrees) }
  }

  /// Like ``pair(_:_:)``, but skips pairs one of whose components contains both ends of the
  /// dependency, which then stays inside of that component. A component inside of another one
  /// shares no code with it: `Internals` in `Feature/Internals` is not for the rest of `Feature`.
  package func crossing(
    _ left: Membership, _ right: Membership, _ sharedCode: SharedCode
  ) -> (from: ComponentID, to: ComponentID)? {
    for component in left.all where from[component] != nil {
      let containsBoth = right.contains(component)
      let other = right.all.first {
        holds(component, $0) && !left.contains($0)
          && (!containsBoth || sharedCode.isInside($0, component))
      }
      if let other { return (component, other) }
    }
    return nil
  }

  /// Returns the first pair of components, one of each membership, that are related; `nil` if there
  /// is none.
  package func pair(_ left: Membership, _ right: Membership) -> (
    from: ComponentID, to: ComponentID
  )? {
    for component in left.all where from[component] != nil {
      if let other = right.all.first(where: { holds(component, $0) }) { return (component, other) }
    }
    return nil
  }
}

/// The ends of several relations, each found once however many relations share it.
///
/// Each of a thousand entries under `allow` may name the same whole family: `to: "*.Service"`.
package struct RelationEnds {
  private let components: ComponentMap
  private var known: [[ComponentReference.Name]: RelationEnd] = [:]

  package init(_ components: ComponentMap) { self.components = components }

  package mutating func end(of references: [ComponentReference]) -> RelationEnd {
    let names = references.map(\.name)
    if let end = known[names] { return end }
    let end = Dictionary(grouping: components.matches(of: references), by: \.component)
    known[names] = end
    return end
  }
}
