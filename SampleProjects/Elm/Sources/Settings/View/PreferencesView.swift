import MessengerTexts
import ScreenKitDeclarative

/// What can be chosen for the device.
struct PreferencesView: DeclarativeView {
  let preferences: Preferences
  let choose: Send<Preferences>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Picker(texts[.appearance], selection: choice(\.appearance)) {
      Text(texts[.light]).tag(Preferences.Appearance.light)
      Text(texts[.dark]).tag(Preferences.Appearance.dark)
    }
    .accessibilityIdentifier("settings.appearance")
    Picker(texts[.textSize], selection: choice(\.textSize)) {
      Text(texts[.textSmall]).tag(Preferences.TextSize.small)
      Text(texts[.textStandard]).tag(Preferences.TextSize.standard)
      Text(texts[.textLarge]).tag(Preferences.TextSize.large)
    }
    .accessibilityIdentifier("settings.textSize")
    Picker(texts[.language], selection: choice(\.language)) {
      Text(Language.english.ownName).tag(Preferences.Language.english)
      Text(Language.simplifiedChinese.ownName).tag(Preferences.Language.chinese)
    }
    .accessibilityIdentifier("settings.language")
  }

  private func choice<Value>(_ part: WritableKeyPath<Preferences, Value>) -> Binding<Value> {
    Binding(
      get: { preferences[keyPath: part] },
      set: { value in
        var chosen = preferences
        chosen[keyPath: part] = value
        choose(chosen)
      })
  }
}
