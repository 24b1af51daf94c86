/// Whether the server can be reached, as interactors tell it.
enum ConnectionResponse: Equatable, Sendable {
  case offline, connecting, online

  init(_ status: ConnectionStatus) {
    switch status {
    case .offline: self = .offline
    case .connecting: self = .connecting
    case .online: self = .online
    }
  }
}
