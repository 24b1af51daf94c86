/// How the app looks on this device.
@MainActor
protocol SettingsInteractor: Sendable {
  /// Takes the settings as they were, or at first the device's language.
  func restore(language: DeviceSettings.Language)
  func change(to settings: DeviceSettings)
}
