import MessengerTexts

extension Language {
  init(_ language: Preferences.Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }
}
