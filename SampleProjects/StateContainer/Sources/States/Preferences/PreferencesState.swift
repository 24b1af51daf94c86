/// How the device shows the app.
struct PreferencesState: StoreState {
  static func initialState(_ preferences: Preferences) -> PreferencesState {
    PreferencesState(preferences: preferences)
  }

  private(set) var preferences: Preferences

  mutating func handle(_ event: PreferencesEvent) -> [PreferencesEffect] {
    switch event {
    case .appearanceChosen(let appearance): preferences.appearance = appearance
    case .textSizeChosen(let textSize): preferences.textSize = textSize
    case .languageChosen(let language): preferences.language = language
    }
    return [.save(preferences)]
  }
}
