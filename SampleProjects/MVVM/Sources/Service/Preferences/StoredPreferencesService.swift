import MessengerTexts
import Observation

/// The preferences that outlive the app.
@MainActor
@Observable
final class StoredPreferencesService: PreferencesService {
  var preferences: Preferences {
    didSet { archive.write(preferences, to: .preferences) }
  }

  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let localeLanguage: Language

  init(archive: Archive, locale: String) {
    self.archive = archive
    localeLanguage = Language(locale: locale)
    preferences = archive.read(.preferences) ?? Preferences()
  }

  var language: Language { preferences.language ?? localeLanguage }
}
