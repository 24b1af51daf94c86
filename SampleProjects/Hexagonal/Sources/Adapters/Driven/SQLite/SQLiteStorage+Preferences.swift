extension SQLiteStorage: PreferencesRepository {
  var preferences: Preferences? {
    get {
      guard let row = rows("SELECT * FROM preferences").first,
        let appearance = Preferences.Appearance(rawValue: row.text("appearance")),
        let textSize = Preferences.TextSize(rawValue: row.text("textSize")),
        let language = Preferences.Language(rawValue: row.text("language"))
      else { return nil }
      return Preferences(appearance: appearance, textSize: textSize, language: language)
    }
    set {
      save { tables in
        try tables.execute("DELETE FROM preferences")
        guard let preferences = newValue else { return }
        try tables.execute(
          "INSERT INTO preferences (appearance, textSize, language) VALUES (?, ?, ?)",
          .text(preferences.appearance.rawValue), .text(preferences.textSize.rawValue),
          .text(preferences.language.rawValue))
      }
    }
  }
}
