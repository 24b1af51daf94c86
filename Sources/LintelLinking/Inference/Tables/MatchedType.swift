import LintelGraph

/// The type of a value that patterns are matched against.
struct MatchedType {
  let type: TypeID
  /// Whether the value may be of another type.
  let isAmbiguous: Bool
}
