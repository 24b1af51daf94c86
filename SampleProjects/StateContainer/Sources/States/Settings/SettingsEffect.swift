enum SettingsEffect: Equatable, Sendable {
  case rename(String)
}
