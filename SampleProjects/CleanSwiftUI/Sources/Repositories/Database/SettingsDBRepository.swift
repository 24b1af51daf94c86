/// The device's settings in the database.
@MainActor
protocol SettingsDBRepository {
  /// `nil` if nothing has ever been set.
  func settings() -> DeviceSettings?
  func save(_ settings: DeviceSettings)
}

struct RealSettingsDBRepository: SettingsDBRepository {
  let store: DocumentStore

  func settings() -> DeviceSettings? {
    store.value("settings", of: .device)
  }

  func save(_ settings: DeviceSettings) {
    store.save(settings, as: "settings", of: .device)
  }
}
