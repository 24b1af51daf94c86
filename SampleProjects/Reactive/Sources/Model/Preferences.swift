/// What belongs to the device, whoever is signed in.
struct Preferences: Equatable, Sendable {
  enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  enum TextSize: String, CaseIterable, Sendable {
    case small, standard, large
  }

  enum Change: Equatable, Sendable {
    case setAppearance(Appearance)
    case setTextSize(TextSize)
    case setLanguage(AppLanguage)
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard
  var language: AppLanguage

  mutating func apply(_ change: Change) {
    switch change {
    case .setAppearance(let appearance): self.appearance = appearance
    case .setTextSize(let textSize): self.textSize = textSize
    case .setLanguage(let language): self.language = language
    }
  }
}

/// A language that the app speaks.
enum AppLanguage: String, CaseIterable, Sendable {
  case english, simplifiedChinese
}
