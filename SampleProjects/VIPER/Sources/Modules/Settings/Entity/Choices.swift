/// What the user of the device has chosen.
struct Choices: Equatable, Sendable {
  enum Appearance: CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: CaseIterable, Sendable {
    case small, standard, large
  }

  enum Language: CaseIterable, Sendable {
    case english, simplifiedChinese
  }

  var appearance: Appearance
  var textSize: TextSize
  var language: Language
}
