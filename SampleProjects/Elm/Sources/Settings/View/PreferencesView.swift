import MessengerTexts
import ScreenKitDeclarative

/// What can be chosen for the device.
struct PreferencesView: DeclarativeView {
  let preferences: Preferences
  let send: Send<SettingsMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Picker(
      texts[.appearance],
      selection: Binding(get: { preferences.appearance }, set: { send(.appearanceChosen($0)) })
    ) {
      Text(texts[.light]).tag(Preferences.Appearance.light)
      Text(texts[.dark]).tag(Preferences.Appearance.dark)
    }
    .accessibilityIdentifier("settings.appearance")
    Picker(
      texts[.textSize],
      selection: Binding(get: { preferences.textSize }, set: { send(.textSizeChosen($0)) })
    ) {
      Text(texts[.textSmall]).tag(Preferences.TextSize.small)
      Text(texts[.textStandard]).tag(Preferences.TextSize.standard)
      Text(texts[.textLarge]).tag(Preferences.TextSize.large)
    }
    .accessibilityIdentifier("settings.textSize")
    Picker(
      texts[.language],
      selection: Binding(get: { preferences.language }, set: { send(.languageChosen($0)) })
    ) {
      Text(Language.english.ownName).tag(Preferences.Language.english)
      Text(Language.simplifiedChinese.ownName).tag(Preferences.Language.chinese)
    }
    .accessibilityIdentifier("settings.language")
  }
}
