import MessengerTexts

extension DeviceSettings.Language {
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  var texts: Texts { Texts(in: language) }

  /// What the language calls itself.
  var ownName: String { language.ownName }

  private var language: Language {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}
