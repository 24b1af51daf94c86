/// Preferences as they stand in a file.
struct PreferencesRecord: Codable {
  let appearance: String
  let textSize: String
  let language: String

  init(_ preferences: Preferences) {
    appearance = preferences.appearance.word
    textSize = preferences.textSize.word
    language = preferences.language.word
  }

  /// `nil` if the file has words that nobody knows.
  var preferences: Preferences? {
    guard let appearance = Preferences.Appearance(appearance),
      let textSize = Preferences.TextSize(textSize),
      let language = Preferences.Language(language)
    else { return nil }
    return Preferences(appearance: appearance, textSize: textSize, language: language)
  }
}

extension Preferences.Appearance {
  fileprivate init?(_ word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// How it stands in a file.
  fileprivate var word: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension Preferences.TextSize {
  fileprivate init?(_ word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// How it stands in a file.
  fileprivate var word: String {
    switch self {
    case .small: "small"
    case .standard: "standard"
    case .large: "large"
    }
  }
}

extension Preferences.Language {
  fileprivate init?(_ word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// How it stands in a file.
  fileprivate var word: String {
    switch self {
    case .english: "english"
    case .simplifiedChinese: "simplifiedChinese"
    }
  }
}
