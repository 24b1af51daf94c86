/// How somebody likes the app on this device.
struct Preferences: Equatable, Sendable {
  enum Appearance: CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: CaseIterable, Sendable {
    case small, standard, large
  }

  enum Language: CaseIterable, Sendable {
    case english, simplifiedChinese
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: Language
}
