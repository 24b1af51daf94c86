/// What the user likes on this device, whoever is signed in.
struct Preferences: Codable, Equatable, Sendable {
  enum Appearance: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: String, Codable, CaseIterable, Sendable {
    case small, standard, large
  }

  enum Language: String, Codable, CaseIterable, Sendable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language = Language.english
}
