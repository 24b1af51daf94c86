/// Nobody has registered what somebody asks for.
public struct MissingService: Error, Equatable {
  /// The name of the type that was asked for.
  public let type: String
}
