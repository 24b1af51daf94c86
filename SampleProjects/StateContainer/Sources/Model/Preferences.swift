/// How this device shows the app, whoever is signed in.
struct Preferences: Codable, Equatable, Sendable {
  enum Appearance: String, CaseIterable, Codable, Sendable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Codable, Sendable {
    case small, standard, large
  }

  enum Language: String, CaseIterable, Codable, Sendable {
    case english, chinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language = Language.english
}
