import MessengerHost

/// A network that always says the same, for unit tests of whatever talks to it.
@MainActor
public final class StubTransport: Transport {
  /// What every request gets; `nil` if the server is unreachable.
  public var response: Response?

  /// Every request that was sent, oldest first.
  public private(set) var requests: [Request] = []

  public init(answering response: Response?) {
    self.response = response
  }

  public func send(_ request: Request) async throws(TransportError) -> Response {
    requests.append(request)
    guard let response else { throw .unreachable }
    return response
  }
}
