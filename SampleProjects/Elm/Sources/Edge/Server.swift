import MessengerHost
import MessengerWire

/// The way to the server, in the words of the app.
@MainActor
struct Server {
  let connection: any MessengerConnection

  func reply(to request: ServerRequest) async -> Result<ServerAnswer, ServerError> {
    do {
      return .init(try await connection.send(ClientRequest(request)))
    } catch {
      return .failure(.noConnection)
    }
  }
}
