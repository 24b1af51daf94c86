import LintelGraph

/// The type of a value, or how far its look-up has come. It takes 32 bits, because tables have one
/// for each reference.
struct TypeState: Equatable {
  /// The number of a type, or a negative number for each other state.
  private let rawValue: Int32

  /// The type was not looked up yet.
  static let unset = TypeState(rawValue: -1)
  /// The type is being looked up.
  static let pending = TypeState(rawValue: -2)

  private init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ type: TypeID) { rawValue = type.rawValue }

  /// The type; `nil` until it was looked up.
  var known: TypeID? { rawValue < 0 ? nil : TypeID(rawValue: rawValue) }
}
