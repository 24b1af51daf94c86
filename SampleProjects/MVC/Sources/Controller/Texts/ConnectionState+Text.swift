import MessengerHost
import MessengerTexts

extension ConnectionState {
  func text(in texts: Texts) -> String {
    switch self {
    case .online: texts[.online]
    case .connecting: texts[.connecting]
    case .offline: texts[.offline]
    }
  }
}
