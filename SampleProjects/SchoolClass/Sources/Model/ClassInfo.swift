/// What there is to say about a class as a whole.
public struct ClassInfo: Equatable, Sendable {
  public var name: String
  /// The year.
  public var founded: Int
  public var graduates: Int
  public var memberCount: Int
}
