extension ConnectionResponse {
  init(_ status: ConnectionStatus) {
    switch status {
    case .offline: self = .offline
    case .connecting: self = .connecting
    case .online: self = .online
    }
  }
}
