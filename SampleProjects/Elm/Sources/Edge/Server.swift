import MessengerHost
import MessengerWire

/// The way to the server: commands become requests, and replies become messages.
@MainActor
struct Server {
  let connection: any MessengerConnection

  func signIn(username: String, password: String) async -> AppMessage {
    let reply = await reply(to: .signIn(username: username, password: password))
    return .login(.answered(reply.mapError(ServerError.init).value(\.session)))
  }

  /// Returns `nil` if there is nothing to tell.
  func perform(_ command: ServerCommand, session: String) async -> AppMessage? {
    let reply = await reply(to: command.request(session: session))
    if reply == .failure(.refused(.sessionExpired)) { return .sessionExpired(session: session) }
    return command.message(for: reply.mapError(ServerError.init))
      .map { .home($0, session: session) }
  }

  private func reply(to request: ClientRequest) async -> Result<ServerReply, RequestFailure> {
    do {
      let reply = try await connection.send(request)
      if case .refused(let refusal) = reply { return .failure(.refused(refusal)) }
      return .success(reply)
    } catch {
      return .failure(.notReached)
    }
  }
}

/// Why a request has no good reply.
enum RequestFailure: Error, Equatable {
  case notReached
  case refused(Refusal)
}
