enum TextsEvent: Equatable {
  case started
  case preferencesChanged(Preferences)
}

enum TextsEffect: Equatable {
  case followPreferences
}

/// In which language the app speaks.
struct TextsState: StoreState {
  private(set) var language: Preferences.Language

  mutating func handle(_ event: TextsEvent) -> [TextsEffect] {
    switch event {
    case .started:
      return [.followPreferences]
    case .preferencesChanged(let preferences):
      language = preferences.language
      return []
    }
  }
}
