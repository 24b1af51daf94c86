import MessengerHost
import MessengerWire

/// The server as observables: where its words become those of the app.
@MainActor
struct Server {
  private let connection: any MessengerConnection
  private let arrivals = Subject<Arrival>()

  init(connection: any MessengerConnection) {
    self.connection = connection
  }

  var statuses: Observable<ConnectionStatus> {
    Observable.values { connection.states() }.map { ConnectionStatus($0) }
  }

  var news: Observable<News> {
    Observable.values { connection.events() }.map { News($0) }
  }

  /// The tokens of sessions that have ended, as replies say; before those who asked hear of it, and
  /// also if they have left meanwhile.
  var expiries: Observable<String> {
    arrivals.observable.compactMap { arrival in
      arrival.result.failure == .sessionExpired ? arrival.token : nil
    }
  }

  /// The reply to a request, which is sent when somebody subscribes.
  func reply<Reply>(
    to request: ServerRequest<Reply>, under token: String? = nil
  ) -> Observable<Result<Reply, ServerError>> {
    Observable.result {
      let result = await send(request.wire)
      // Where all replies enter the streams, also those for which nobody listens any more.
      arrivals.onNext(Arrival(token: token, result: result))
      return result
    }.map { result in
      result.flatMap { reply in
        request.read(reply).map { .success($0) } ?? .failure(.refused)
      }
    }
  }

  private func send(_ request: ClientRequest) async -> Result<ServerReply, ServerError> {
    do {
      let reply = try await connection.send(request)
      if case .refused(let refusal) = reply { return .failure(ServerError(refusal)) }
      return .success(reply)
    } catch {
      return .failure(.noConnection)
    }
  }
}

/// A reply to whoever asked under a token.
private struct Arrival {
  let token: String?
  let result: Result<ServerReply, ServerError>
}
