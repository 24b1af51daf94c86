import MessengerTexts
import ScreenKitDeclarative

/// Says whether the server can be reached.
struct NetworkText: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(texts[text])
  }

  private var text: TextKey {
    switch appState.system.connection {
    case .online: .online
    case .connecting: .connecting
    case .offline: .offline
    }
  }
}
