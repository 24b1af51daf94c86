import MessengerTexts

extension Preferences.Language {
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  /// What the language calls itself.
  var ownName: String { inTexts.ownName }

  fileprivate var inTexts: Language {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}

extension Texts {
  /// The texts in the language that the user reads.
  init(for language: Preferences.Language) {
    self.init(in: language.inTexts)
  }
}
