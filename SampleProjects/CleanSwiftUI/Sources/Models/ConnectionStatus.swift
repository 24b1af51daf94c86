/// Whether the server can be reached.
enum ConnectionStatus {
  case offline, connecting, online
}
