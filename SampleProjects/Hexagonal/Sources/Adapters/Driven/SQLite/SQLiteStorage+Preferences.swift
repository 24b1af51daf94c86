extension SQLiteStorage: PreferencesRepository {
  var preferences: Preferences? {
    get {
      guard let row = rows("SELECT * FROM preferences").first,
        let appearance = Preferences.Appearance(row.text("appearance")),
        let textSize = Preferences.TextSize(row.text("textSize")),
        let language = Preferences.Language(row.text("language"))
      else { return nil }
      return Preferences(appearance: appearance, textSize: textSize, language: language)
    }
    set {
      save { tables in
        try tables.execute("DELETE FROM preferences")
        guard let preferences = newValue else { return }
        try tables.execute(
          "INSERT INTO preferences (appearance, textSize, language) VALUES (?, ?, ?)",
          .text(preferences.appearance.word), .text(preferences.textSize.word),
          .text(preferences.language.word))
      }
    }
  }
}

extension Preferences.Appearance {
  fileprivate init?(_ word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// How it stands in the table.
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

  /// How it stands in the table.
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

  /// How it stands in the table.
  fileprivate var word: String {
    switch self {
    case .english: "english"
    case .simplifiedChinese: "simplifiedChinese"
    }
  }
}
