/// How the user likes the app on this device.
struct Preferences: Codable, Equatable {
  enum Appearance: String, CaseIterable, Codable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Codable {
    case small, standard, large
  }

  enum Language: String, CaseIterable, Codable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: Language
}
