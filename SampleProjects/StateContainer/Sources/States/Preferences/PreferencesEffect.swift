enum PreferencesEffect: Equatable, Sendable {
  case save(Preferences)
}
