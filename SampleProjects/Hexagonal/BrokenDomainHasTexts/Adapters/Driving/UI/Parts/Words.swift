import MessengerTexts

extension ConnectionStatus {
  /// What the screen says.
  var key: TextKey {
    switch self {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}
