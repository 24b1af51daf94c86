/// The preferences, which outlive every session.
@MainActor
final class PreferencesModel: PreferencesModelInterface, ObserverKeeping {
  let observers = Observers()

  var preferences: Preferences {
    didSet {
      guard preferences != oldValue else { return }
      store.save(preferences, as: .preferences)
      observers.notify()
    }
  }

  private let store: Store

  /// - Parameter language: The one to begin with.
  init(store: Store, language: Preferences.Language) {
    self.store = store
    preferences = store.value(.preferences) ?? Preferences(language: language)
  }
}
