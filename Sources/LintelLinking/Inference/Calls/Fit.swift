/// How well the arguments of a use fit the parameters of a declaration, by labels and number alone.
enum Fit: UInt8, Comparable {
  /// The declaration cannot be meant: `load(by: 1)` of `func load(_ id: Int)`.
  case none
  /// The declaration may hold a function: `action(1)` of `let action: Action`.
  case possible
  /// Parameters are left out, or the function is not called: `load(1)` of
  /// `func load(_ id: Int, again: Bool = true)`.
  case partial
  /// Each parameter has an argument, or there is nothing to call: `load(1)` of
  /// `func load(_ id: Int)`.
  case exact

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
