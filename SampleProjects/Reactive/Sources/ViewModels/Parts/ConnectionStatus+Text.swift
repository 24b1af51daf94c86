import MessengerTexts

extension ConnectionStatus {
  func text(in texts: Texts) -> String {
    switch self {
    case .offline: texts[.offline]
    case .connecting: texts[.connecting]
    case .online: texts[.online]
    }
  }
}
