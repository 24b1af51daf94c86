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

  /// One of them, as the user wants it from now on.
  enum Choice: Equatable, Sendable {
    case appearance(Appearance)
    case textSize(TextSize)
    case language(Language)
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language = Language.english

  mutating func take(_ choice: Choice) {
    switch choice {
    case .appearance(let appearance): self.appearance = appearance
    case .textSize(let textSize): self.textSize = textSize
    case .language(let language): self.language = language
    }
  }
}
