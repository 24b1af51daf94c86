/// Whether the server can be reached.
enum NetworkStatus: Equatable, Sendable {
  case offline, connecting, online
}
