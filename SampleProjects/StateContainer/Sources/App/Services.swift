import Foundation
import MessengerHost

/// What effects are performed with.
@MainActor
struct Services {
  let connection: any MessengerConnection
  let clock: any AppClock
  let memory: Memory

  /// What the event sources hear of the server.
  let notices = Broadcast<ServerNotice>()

  /// The server, for requests of the session with this token, or of none.
  func server(for token: String?) -> ServerClient {
    ServerClient(connection: connection, notices: notices, token: token)
  }

  /// Keys that nobody has used before.
  func newKeys() -> KeySequence {
    KeySequence(seed: UUID().uuidString)
  }
}
