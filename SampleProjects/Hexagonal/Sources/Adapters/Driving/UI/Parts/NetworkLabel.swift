import MessengerTexts
import ScreenKit

/// Says whether the server can be reached.
final class NetworkLabel: Label {
  private let following = Following()

  init(identifier: String, connection: any WatchingConnection, texts: Texts) {
    super.init(identifier: identifier)
    following.follow(connection.connectionStatuses()) { [weak self] status in
      self?.text =
        switch status {
        case .offline: texts[.offline]
        case .connecting: texts[.connecting]
        case .online: texts[.online]
        }
    }
  }
}
