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

  var server: ServerClient { ServerClient(connection: connection) }

  /// Keys that nobody has used before.
  func newKeys() -> KeySequence {
    KeySequence(seed: UUID().uuidString)
  }
}
