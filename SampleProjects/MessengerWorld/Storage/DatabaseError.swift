/// What SQLite cannot do.
public struct DatabaseError: Error, Equatable, Sendable {
  /// SQLite's result code: 19 for a broken constraint, 26 for a file that is no database…
  public var code: Int

  /// What SQLite says about it.
  public var message: String

  /// Creates an error from its parts.
  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }
}
