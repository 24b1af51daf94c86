/// Whether the server can be reached, as interactors tell it.
enum ConnectionResponse: Equatable, Sendable {
  case offline, connecting, online
}
