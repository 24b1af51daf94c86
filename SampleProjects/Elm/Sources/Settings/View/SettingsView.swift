import MessengerTexts
import ScreenKitDeclarative

struct SettingsView: DeclarativeView {
  let model: SettingsModel
  let handle: String
  let preferences: Preferences
  let send: Send<SettingsMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      account
      PreferencesView(preferences: preferences, send: send)
      Button(texts[.signOut]) { send(.signOutTapped) }
        .accessibilityIdentifier("settings.signOut")
    }
    .navigationTitle(texts[.tabSettings])
  }

  @ViewBuilder private var account: some DeclarativeView {
    TextField(
      texts[.yourName], text: Binding(get: { model.name }, set: { send(.nameChanged($0)) })
    )
    .accessibilityIdentifier("settings.name")
    Button(texts[.saveName]) { send(.saveTapped) }
      .disabled(model.saving == .busy)
      .accessibilityIdentifier("settings.saveName")
    switch model.saving {
    case .idle: EmptyView()
    case .busy: ProgressView().accessibilityIdentifier("settings.nameBusy")
    case .saved: Text(texts[.saved]).accessibilityIdentifier("settings.saved")
    case .failed(let problem): Text(texts[problem]).accessibilityIdentifier("settings.nameError")
    }
    Text("@\(handle)").accessibilityIdentifier("settings.handle")
  }
}
