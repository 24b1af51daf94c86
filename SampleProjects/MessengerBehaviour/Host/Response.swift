/// What the server says: a status as in HTTP, and named fields.
public struct Response: Equatable, Sendable {
  public var status: Int
  public var fields: [String: String]

  public init(status: Int, fields: [String: String] = [:]) {
    self.status = status
    self.fields = fields
  }
}
