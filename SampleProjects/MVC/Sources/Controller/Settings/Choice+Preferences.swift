import MessengerTexts

extension Choice {
  init(_ appearance: Appearance, in texts: Texts) {
    let title: TextKey =
      switch appearance {
      case .light: .light
      case .dark: .dark
      }
    self.init(id: appearance.rawValue, title: texts[title])
  }

  init(_ textSize: TextSize, in texts: Texts) {
    let title: TextKey =
      switch textSize {
      case .small: .textSmall
      case .standard: .textStandard
      case .large: .textLarge
      }
    self.init(id: textSize.rawValue, title: texts[title])
  }

  init(_ language: Language) {
    self.init(id: language.rawValue, title: language.ownName)
  }
}
