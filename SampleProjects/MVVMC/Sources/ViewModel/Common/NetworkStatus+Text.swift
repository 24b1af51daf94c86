import MessengerTexts

extension NetworkStatus {
  /// The state in words.
  var text: TextKey {
    switch state {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}
