/// Whether the server can be reached.
enum ConnectionStatus: Equatable, Sendable {
  case offline, connecting, online
}
