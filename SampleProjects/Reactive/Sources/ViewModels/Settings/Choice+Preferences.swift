import MessengerTexts

extension Choice {
  static func appearances(_ preferences: Preferences, in texts: Texts) -> [Choice] {
    all(preferences.appearance, change: Preferences.Change.setAppearance) {
      switch $0 {
      case .light: texts[.light]
      case .dark: texts[.dark]
      }
    }
  }

  static func textSizes(_ preferences: Preferences, in texts: Texts) -> [Choice] {
    all(preferences.textSize, change: Preferences.Change.setTextSize) {
      switch $0 {
      case .small: texts[.textSmall]
      case .standard: texts[.textStandard]
      case .large: texts[.textLarge]
      }
    }
  }

  /// The languages, each of which is called by its own name.
  static func languages(_ preferences: Preferences) -> [Choice] {
    all(preferences.language, change: Preferences.Change.setLanguage) {
      switch $0 {
      case .english: Language.english.ownName
      case .simplifiedChinese: Language.simplifiedChinese.ownName
      }
    }
  }

  /// All values of a preference, of which one is selected.
  private static func all<Value: CaseIterable & Equatable>(
    _ selected: Value, change: (Value) -> Preferences.Change, title: (Value) -> String
  ) -> [Choice] {
    Value.allCases.map {
      Choice(title: title($0), isSelected: $0 == selected, change: change($0))
    }
  }
}
