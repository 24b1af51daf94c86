/// The properties that every input of a target must have, well-formed or not.
///
/// The cases are in the order in which they build on each other.
protocol FuzzProperty: CaseIterable, RawRepresentable where RawValue == String {
  /// An input with the result of a fresh reader.
  associatedtype Input

  /// Whether the property, which may be expensive, is tested on this input. It depends on the input
  /// alone, so that a run can be repeated.
  func isDue(for input: Input) -> Bool

  /// Returns how `input` breaches the property; `nil` if it does not.
  ///
  /// - Parameter thoroughly: whether to test every offset of the input, and not only a few.
  func breach(in input: Input, thoroughly: Bool) -> String?
}

extension FuzzProperty {
  func isDue(for input: Input) -> Bool { true }
}
