/// How somebody likes the app on this device.
struct Preferences: Equatable, Sendable {
  enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Sendable {
    case small, standard, large
  }

  enum Language: String, CaseIterable, Sendable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: Language
}
