import MessengerWire

@testable import MVP

/// A server that says what a test wants, and notes what it is asked.
@MainActor
final class FakeServer: ServerInterface {
  /// Says what the reply to a request is.
  var answer: (ClientRequest) -> Result<ServerReply, Failure> = { _ in .success(.done) }

  private(set) var requests: [ClientRequest] = []

  func ask(_ request: ClientRequest) async throws(Failure) -> ServerReply {
    requests.append(request)
    return try answer(request).get()
  }

  /// Gives the same reply to everything from now on.
  func answers(_ reply: ServerReply) {
    answer = { _ in .success(reply) }
  }

  /// Fails at everything from now on.
  func fails(_ failure: Failure) {
    answer = { _ in .failure(failure) }
  }
}
