/// Whether the server can be reached.
enum ConnectionStatus: Equatable {
  case offline, connecting, online
}
