import MessengerTexts

extension Preferences.Language {
  init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .simplifiedChinese: self = .simplifiedChinese
    }
  }
}

extension Language {
  init(_ language: Preferences.Language) {
    switch language {
    case .english: self = .english
    case .simplifiedChinese: self = .simplifiedChinese
    }
  }
}
