/// What an app asks of the server.
public struct Request: Equatable, Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  public var method: Method
  public var path: String
  public var fields: [String: String]

  public init(_ method: Method, _ path: String, fields: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.fields = fields
  }
}
