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
      PreferencesView(preferences: preferences) { send(.preferencesChosen($0)) }
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
      .disabled(model.attempt.isBusy)
      .accessibilityIdentifier("settings.saveName")
    AttemptView(
      attempt: model.attempt, busyIdentifier: "settings.nameBusy",
      errorIdentifier: "settings.nameError")
    if model.isSaved {
      Text(texts[.saved]).accessibilityIdentifier("settings.saved")
    }
    Text("@\(handle)").accessibilityIdentifier("settings.handle")
  }
}
