/// What the user has chosen for the device, whoever is signed in.
struct Preferences: Codable, Equatable {
  enum Appearance: String, Codable {
    case light, dark
  }

  enum TextSize: String, Codable {
    case small, standard, large
  }

  enum Language: String, Codable {
    case english, chinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language = Language.english
}
