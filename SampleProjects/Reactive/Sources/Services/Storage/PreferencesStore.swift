/// Keeps what belongs to the device.
@MainActor
struct PreferencesStore {
  let database: AppDatabase

  var preferences: Preferences? {
    get {
      guard let row = database.rows(of: "preferences").first,
        let appearance = Preferences.Appearance(rawValue: row.text("appearance")),
        let textSize = Preferences.TextSize(rawValue: row.text("textSize")),
        let language = AppLanguage(rawValue: row.text("language"))
      else { return nil }
      return Preferences(appearance: appearance, textSize: textSize, language: language)
    }
    nonmutating set {
      database.write { tables in
        try tables.execute("DELETE FROM preferences")
        guard let newValue else { return }
        try tables.execute(
          "INSERT INTO preferences VALUES (?, ?, ?)", .text(newValue.appearance.rawValue),
          .text(newValue.textSize.rawValue), .text(newValue.language.rawValue))
      }
    }
  }
}
