import MessengerTexts
import ScreenKitDeclarative

/// Tells whether the server can be reached.
struct ConnectionView: DeclarativeView {
  let status: ConnectionStatus
  let identifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(texts[text]).accessibilityIdentifier(identifier)
  }

  private var text: TextKey {
    switch status {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}
