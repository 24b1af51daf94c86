/// What belongs to the device, whoever is signed in.
struct Preferences: Equatable, Sendable {
  enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Sendable {
    case small, standard, large
  }

  enum Change: Sendable {
    case appearance(Appearance)
    case textSize(TextSize)
    case language(AppLanguage)
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: AppLanguage

  mutating func apply(_ change: Change) {
    switch change {
    case .appearance(let appearance): self.appearance = appearance
    case .textSize(let textSize): self.textSize = textSize
    case .language(let language): self.language = language
    }
  }
}

/// A language that the app speaks.
enum AppLanguage: String, CaseIterable, Sendable {
  case english, simplifiedChinese
}
