/// Turns ``PreferencesManaging`` into ``RootPreferencesService``.
struct RootPreferencesAdapter: RootPreferencesService {
  let manager: any PreferencesManaging

  var preferences: DevicePreferences { DevicePreferences(manager.preferences) }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    manager.observe(observer, react)
  }
}

extension DevicePreferences {
  fileprivate init(_ preferences: Preferences) {
    isDark = preferences.appearance == .dark
    switch preferences.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
    language = preferences.language.rawValue
  }
}
