import LintelComponents

/// The components between which a rule regulates uses.
package struct PairEnds {
  /// The components at the start; `nil` for any code, including code in no component.
  package let from: Set<ComponentID>?
  package let to: Set<ComponentID>?

  package init(from: Set<ComponentID>?, to: Set<ComponentID>?) {
    self.from = from
    self.to = to
  }

  /// No components at either end.
  package static let none = PairEnds(from: [], to: [])
  /// Any code at both ends.
  package static let any = PairEnds(from: nil, to: nil)
}
