import MessengerHost
import MessengerWire

/// The server as observables: where its words become those of the app.
@MainActor
struct Server {
  private let connection: any MessengerConnection
  private let expired = Subject<String>()

  init(connection: any MessengerConnection) {
    self.connection = connection
  }

  var statuses: Observable<ConnectionStatus> {
    Observable.values { connection.states() }.map { ConnectionStatus($0) }
  }

  var news: Observable<News> {
    Observable.values { connection.events() }.map { News($0) }
  }

  /// The tokens of sessions that have ended, as replies say; before those who asked hear of it.
  var expiries: Observable<String> { expired.observable }

  /// The reply to a request, which is sent when somebody subscribes.
  func reply<Reply>(
    to request: ServerRequest<Reply>, under token: String? = nil
  ) -> Observable<Result<Reply, ServerError>> {
    Observable.result { await send(request.wire, under: token) }.map { result in
      result.flatMap { reply in
        request.read(reply).map { .success($0) } ?? .failure(.refused)
      }
    }
  }

  private func send(
    _ request: ClientRequest, under token: String?
  ) async -> Result<ServerReply, ServerError> {
    do {
      let reply = try await connection.send(request)
      guard case .refused(let refusal) = reply else { return .success(reply) }
      if refusal == .sessionExpired, let token { expired.onNext(token) }
      return .failure(ServerError(refusal))
    } catch {
      return .failure(.noConnection)
    }
  }
}
