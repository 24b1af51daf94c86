import MessengerTexts

extension Preferences {
  func appearances(in texts: Texts) -> [Choice] {
    Choice.all(appearance, change: Change.setAppearance) {
      switch $0 {
      case .light: texts[.light]
      case .dark: texts[.dark]
      }
    }
  }

  func textSizes(in texts: Texts) -> [Choice] {
    Choice.all(textSize, change: Change.setTextSize) {
      switch $0 {
      case .small: texts[.textSmall]
      case .standard: texts[.textStandard]
      case .large: texts[.textLarge]
      }
    }
  }

  /// The languages, each of which is called by its own name.
  var languages: [Choice] {
    Choice.all(language, change: Change.setLanguage) {
      switch $0 {
      case .english: Language.english.ownName
      case .simplifiedChinese: Language.simplifiedChinese.ownName
      }
    }
  }
}
