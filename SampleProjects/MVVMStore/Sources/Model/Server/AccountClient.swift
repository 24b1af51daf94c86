import MessengerWire

/// Asks the server in the name of an account, for as long as its session lasts.
@MainActor
final class AccountClient {
  private let server: ServerClient
  private let onExpiry: @MainActor () -> Void
  private var isClosed = false

  /// - Parameter onExpiry: Is called when the server does not know the session any more.
  init(server: ServerClient, onExpiry: @escaping @MainActor () -> Void) {
    self.server = server
    self.onExpiry = onExpiry
  }

  /// Asks for something; `answer` finds what was asked for in the reply.
  ///
  /// A reply that comes after the session's end says nothing: it is not for the next account.
  func ask<Answer: Sendable>(
    _ request: ClientRequest, answer: (ServerReply) -> Answer?
  ) async -> Result<Answer, Problem> {
    guard !isClosed else { return .failure(.noConnection) }
    let result = await server.ask(request, answer: answer)
    guard !isClosed else { return .failure(.noConnection) }
    if case .failure(.sessionExpired) = result { expire() }
    return result
  }

  /// Asks for something that is either done or not; returns why not.
  func order(_ request: ClientRequest) async -> Problem? {
    await ask(request) { _ in true }.problem
  }

  /// Takes it that the server does not know the session any more.
  func expire() {
    onExpiry()
  }

  func close() {
    isClosed = true
  }
}
