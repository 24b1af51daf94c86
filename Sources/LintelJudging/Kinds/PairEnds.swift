import LintelComponents

/// The components between which a rule says what may be used.
package struct PairEnds {
  /// `nil` for any code, also such as is in no component.
  package let from: Set<ComponentID>?
  package let to: Set<ComponentID>?

  package init(from: Set<ComponentID>?, to: Set<ComponentID>?) {
    self.from = from
    self.to = to
  }

  /// Between nothing.
  package static let none = PairEnds(from: [], to: [])
  /// Between any code and any other.
  package static let any = PairEnds(from: nil, to: nil)
}
