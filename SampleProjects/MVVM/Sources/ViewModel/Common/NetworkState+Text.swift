import MessengerTexts

extension NetworkState {
  /// The state in words.
  var text: TextKey {
    switch self {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}
