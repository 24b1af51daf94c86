/// Whether the server can be reached.
enum NetworkState {
  case offline
  case connecting
  case online
}
