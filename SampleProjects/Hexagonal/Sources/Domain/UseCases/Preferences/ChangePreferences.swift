/// Keeps the preferences of whoever uses this device.
@MainActor
final class ChangePreferences: ChangingPreferences {
  private let repository: any PreferencesRepository
  private let current: CurrentValue<Preferences>

  /// - Parameter language: That of the device, until the user chooses one.
  init(repository: any PreferencesRepository, language: Preferences.Language) {
    self.repository = repository
    current = CurrentValue(repository.preferences ?? Preferences(language: language))
  }

  func allPreferences() -> AsyncStream<Preferences> {
    current.values()
  }

  func changePreferences(to preferences: Preferences) {
    repository.preferences = preferences
    current.value = preferences
  }
}
