extension Choices {
  init(_ preferences: Preferences) {
    switch preferences.appearance {
    case .light: appearance = .light
    case .dark: appearance = .dark
    }
    switch preferences.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
    switch preferences.language {
    case .english: language = .english
    case .simplifiedChinese: language = .simplifiedChinese
    }
  }
}

extension Preferences {
  init(_ choices: Choices) {
    switch choices.appearance {
    case .light: appearance = .light
    case .dark: appearance = .dark
    }
    switch choices.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
    switch choices.language {
    case .english: language = .english
    case .simplifiedChinese: language = .simplifiedChinese
    }
  }
}
