import MessengerTexts
import ScreenKitDeclarative

/// How the app looks on this device.
struct DeviceSettingsView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(texts[.appearance])
    Picker(texts[.appearance], selection: settings.appearance) {
      Text(texts[.light]).tag(DeviceSettings.Appearance.light)
      Text(texts[.dark]).tag(DeviceSettings.Appearance.dark)
    }
    .accessibilityIdentifier("settings.appearance")
    Text(texts[.textSize])
    Picker(texts[.textSize], selection: settings.textSize) {
      Text(texts[.textSmall]).tag(DeviceSettings.TextSize.small)
      Text(texts[.textStandard]).tag(DeviceSettings.TextSize.standard)
      Text(texts[.textLarge]).tag(DeviceSettings.TextSize.large)
    }
    .accessibilityIdentifier("settings.textSize")
    Text(texts[.language])
    Picker(texts[.language], selection: settings.language) {
      ForEach(DeviceSettings.Language.allCases, id: \.self) { language in
        Text(language.ownName).tag(language)
      }
    }
    .accessibilityIdentifier("settings.language")
  }

  private var settings: Binding<DeviceSettings> {
    Binding(get: { appState.settings }, set: { interactors.settings.change(to: $0) })
  }
}
