/// Changes how the app looks and speaks on this device.
@MainActor
protocol ChangingPreferences {
  /// The preferences now, and after each change.
  func allPreferences() -> AsyncStream<Preferences>

  func changePreferences(to preferences: Preferences)
}
