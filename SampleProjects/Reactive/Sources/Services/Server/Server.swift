import MessengerHost
import MessengerWire

/// The server as signals: where its words become those of the app.
@MainActor
struct Server {
  private let connection: any MessengerConnection

  init(connection: any MessengerConnection) {
    self.connection = connection
  }

  var statuses: Signal<ConnectionStatus> {
    Signal.values { connection.states() }.map { ConnectionStatus($0) }
  }

  var news: Signal<News> {
    Signal.values { connection.events() }.map { News($0) }
  }

  /// The reply to a request, which is sent when somebody subscribes.
  func reply<Reply>(to request: ServerRequest<Reply>) -> Signal<Result<Reply, ServerError>> {
    Signal.result { await send(request.wire) }.map { result in
      result.flatMap { reply in
        request.read(reply).map { .success($0) } ?? .failure(.refused)
      }
    }
  }

  private func send(_ request: ClientRequest) async -> Result<ServerReply, ServerError> {
    do {
      let reply = try await connection.send(request)
      guard case .refused(let refusal) = reply else { return .success(reply) }
      return .failure(ServerError(refusal))
    } catch {
      return .failure(.noConnection)
    }
  }
}
