import MessengerTexts
import Observation

@testable import MVVM

/// The preferences of a device that forgets them.
@Observable
final class FakePreferencesService: PreferencesService {
  var preferences = Preferences()

  var language: Language { preferences.language ?? .english }
}
