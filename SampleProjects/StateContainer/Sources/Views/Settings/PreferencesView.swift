import MessengerTexts
import ScreenKitDeclarative

/// How the device shows the app.
struct PreferencesView: DeclarativeView {
  let store: Store<PreferencesState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let preferences = store.state.preferences
    Picker(
      texts[.appearance],
      selection: Binding(
        get: { preferences.appearance }, set: { store.dispatch(.appearanceChosen($0)) })
    ) {
      Text(texts[.light]).tag(Preferences.Appearance.light)
      Text(texts[.dark]).tag(Preferences.Appearance.dark)
    }
    .accessibilityIdentifier("settings.appearance")
    Picker(
      texts[.textSize],
      selection: Binding(
        get: { preferences.textSize }, set: { store.dispatch(.textSizeChosen($0)) })
    ) {
      Text(texts[.textSmall]).tag(Preferences.TextSize.small)
      Text(texts[.textStandard]).tag(Preferences.TextSize.standard)
      Text(texts[.textLarge]).tag(Preferences.TextSize.large)
    }
    .accessibilityIdentifier("settings.textSize")
    Picker(
      texts[.language],
      selection: Binding(
        get: { preferences.language }, set: { store.dispatch(.languageChosen($0)) })
    ) {
      Text(Language.english.ownName).tag(Preferences.Language.english)
      Text(Language.simplifiedChinese.ownName).tag(Preferences.Language.chinese)
    }
    .accessibilityIdentifier("settings.language")
  }
}
