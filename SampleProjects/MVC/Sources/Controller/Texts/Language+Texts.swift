import MessengerTexts

// Which languages there are is up to the model; what they call themselves is up to the texts.

extension Language {
  /// The language for a device with this locale.
  init(locale: String) {
    self =
      switch MessengerTexts.Language(locale: locale) {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  /// What the language calls itself.
  var ownName: String { inTexts.ownName }

  fileprivate var inTexts: MessengerTexts.Language {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}

extension Texts {
  /// The texts in the language that the user reads.
  init(for language: Language) {
    self.init(in: language.inTexts)
  }
}
