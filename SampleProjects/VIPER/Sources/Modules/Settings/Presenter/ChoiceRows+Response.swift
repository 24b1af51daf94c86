import MessengerTexts

extension ChoiceRows {
  init(_ choices: ChoicesResponse, texts: Texts) {
    appearances = rows(choosing: choices.appearance, titled: texts.title)
    textSizes = rows(choosing: choices.textSize, titled: texts.title)
    languages = rows(choosing: choices.language, titled: texts.title)
  }
}

private func rows<Option: CaseIterable & Equatable & Sendable>(
  choosing chosen: Option, titled title: (Option) -> String
) -> [ChoiceRow<Option>] {
  Option.allCases.map { ChoiceRow(option: $0, title: title($0), isChosen: $0 == chosen) }
}

extension Texts {
  fileprivate func title(of appearance: AppearanceOption) -> String {
    switch appearance {
    case .light: self[.light]
    case .dark: self[.dark]
    }
  }

  fileprivate func title(of textSize: TextSizeOption) -> String {
    switch textSize {
    case .small: self[.textSmall]
    case .standard: self[.textStandard]
    case .large: self[.textLarge]
    }
  }

  /// Each language in its own words.
  fileprivate func title(of language: LanguageOption) -> String {
    switch language {
    case .english: Language.english.ownName
    case .simplifiedChinese: Language.simplifiedChinese.ownName
    }
  }
}
