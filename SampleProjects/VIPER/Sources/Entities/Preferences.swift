/// How the app looks and speaks on this device.
struct Preferences: Codable, Equatable, Sendable {
  enum Appearance: String, CaseIterable, Codable, Sendable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Codable, Sendable {
    case small, standard, large
  }

  enum Language: String, CaseIterable, Codable, Sendable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: Language
}
