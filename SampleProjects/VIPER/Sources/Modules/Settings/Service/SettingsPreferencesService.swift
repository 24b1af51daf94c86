/// What the user of the device can choose.
@MainActor
protocol SettingsPreferencesService {
  var choices: Choices { get }

  func choose(_ choices: Choices)
}
