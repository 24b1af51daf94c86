/// The network: carries a request to the server and its response back.
///
/// This is where every app ends and the outside world begins.
@MainActor
public protocol Transport: Sendable {
  func send(_ request: Request) async throws(TransportError) -> Response
}

/// Why there is no response at all.
public enum TransportError: Error, Equatable, Sendable {
  case unreachable
}
