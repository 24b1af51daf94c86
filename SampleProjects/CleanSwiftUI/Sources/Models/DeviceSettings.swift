/// How the app looks on this device, whoever is signed in.
struct DeviceSettings: Codable, Equatable {
  enum Appearance: String, Codable, CaseIterable {
    case light, dark
  }

  enum TextSize: String, Codable, CaseIterable {
    case small, standard, large
  }

  enum Language: String, Codable, CaseIterable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language = Language.english
}
