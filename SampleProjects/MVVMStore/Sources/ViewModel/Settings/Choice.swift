import MessengerTexts

/// One of the values that a preference can have.
struct Choice: Identifiable, Equatable {
  /// What the view hands back when this one is chosen.
  let id: String
  let title: String
}

extension Choice {
  init(_ appearance: Preferences.Appearance, texts: Texts) {
    id = appearance.rawValue
    title =
      switch appearance {
      case .light: texts[.light]
      case .dark: texts[.dark]
      }
  }

  init(_ textSize: Preferences.TextSize, texts: Texts) {
    id = textSize.rawValue
    title =
      switch textSize {
      case .small: texts[.textSmall]
      case .standard: texts[.textStandard]
      case .large: texts[.textLarge]
      }
  }

  init(_ language: Preferences.Language) {
    id = language.rawValue
    title = Language(language).ownName
  }
}
