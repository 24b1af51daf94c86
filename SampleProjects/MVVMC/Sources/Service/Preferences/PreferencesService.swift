import MessengerTexts
import Observation

/// The preferences of the device, and the words in the language that they choose.
@MainActor
@Observable
final class PreferencesService {
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
  var texts: Texts { Texts(in: language) }
}
