import MessengerTexts
import ScreenKitDeclarative

/// Tells whether the server can be reached.
struct ConnectionView: DeclarativeView {
  let session: Store<SessionState>
  let identifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(texts[text]).accessibilityIdentifier(identifier)
  }

  private var text: TextKey {
    switch session.state.connection {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}
