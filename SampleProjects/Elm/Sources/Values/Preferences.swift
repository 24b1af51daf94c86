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

extension Preferences {
  /// One of them, as the user wants it to be.
  enum Choice: Equatable {
    case appearance(Appearance)
    case textSize(TextSize)
    case language(Language)
  }

  mutating func change(to choice: Choice) {
    switch choice {
    case .appearance(let appearance): self.appearance = appearance
    case .textSize(let textSize): self.textSize = textSize
    case .language(let language): self.language = language
    }
  }
}
