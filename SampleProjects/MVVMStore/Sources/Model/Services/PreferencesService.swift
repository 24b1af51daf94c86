/// Keeps what the user likes on this device.
@MainActor
final class PreferencesService {
  /// Where they are kept; they outlive the session.
  static let entry = "preferences"

  private let current: CurrentValue<Preferences>
  private let archive: Archive

  /// - Parameter defaults: What holds as long as the user has chosen nothing else.
  init(archive: Archive, defaults: Preferences) {
    self.archive = archive
    current = CurrentValue(archive.value(of: Self.entry) ?? defaults)
  }

  var preferences: Preferences { current.value }

  /// The preferences, and each choice from now on.
  func changes() -> AsyncStream<Preferences> {
    current.values()
  }

  func choose(_ choice: Preferences.Choice) {
    var preferences = preferences
    preferences.take(choice)
    archive.save { try $0.write(preferences, to: Self.entry) }
    current.value = preferences
  }
}
