enum SettingsEffect: Equatable, Sendable {
  case rename(String)
  case announce(Notice)
}
