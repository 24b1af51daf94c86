struct RealSettingsInteractor: SettingsInteractor {
  let appState: AppState
  let database: any SettingsDBRepository

  func restore(language: DeviceSettings.Language) {
    appState.settings = database.settings() ?? DeviceSettings(language: language)
  }

  func change(to settings: DeviceSettings) {
    database.save(settings)
    appState.settings = settings
  }
}
