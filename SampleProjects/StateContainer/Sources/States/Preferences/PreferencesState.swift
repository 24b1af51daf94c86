/// How the device shows the app.
struct PreferencesState: StoreState {
  static let initialState = PreferencesState()

  private(set) var preferences = Preferences()

  mutating func handle(_ event: PreferencesEvent) -> [PreferencesEffect] {
    switch event {
    case .started(let preferences):
      self.preferences = preferences
      return []
    case .appearanceChosen(let appearance): preferences.appearance = appearance
    case .textSizeChosen(let textSize): preferences.textSize = textSize
    case .languageChosen(let language): preferences.language = language
    }
    return [.save(preferences)]
  }
}
