import MessengerTexts

/// Knows what the user prefers on this device.
@MainActor
protocol PreferencesService: AnyObject {
  var preferences: Preferences { get set }

  /// The language that the user has chosen, or else that of the device.
  var language: Language { get }
}
