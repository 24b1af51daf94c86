/// What must hold of every input of a target, well-formed or not.
///
/// Cases stand in the order in which they build on each other.
protocol FuzzProperty: CaseIterable, RawRepresentable where RawValue == String {
  /// An input with what a fresh reader says of it.
  associatedtype Input

  /// Whether the property, which may be dear, is tried on this input. Depends on nothing else, so
  /// that a run can be repeated.
  func isDue(for input: Input) -> Bool

  /// How `input` breaches the property, `nil` when it does not.
  ///
  /// - Parameter thoroughly: whether to try every place of the input rather than a few.
  func breach(in input: Input, thoroughly: Bool) -> String?
}

extension FuzzProperty {
  func isDue(for input: Input) -> Bool { true }
}
