import MessengerTexts

/// What the user has chosen for this device, whoever is signed in.
struct Preferences: Codable, Equatable, Sendable {
  enum Appearance: String, Codable, CaseIterable, Sendable {
    case light
    case dark
  }

  enum TextSize: String, Codable, CaseIterable, Sendable {
    case small
    case standard
    case large
  }

  var appearance = Appearance.light
  var textSize = TextSize.standard

  /// The identifier of the language; `nil` until the user chooses one.
  private var languageName: String?

  /// The language that the user has chosen; `nil` for that of the locale.
  var language: Language? {
    get { languageName.flatMap(Language.init(rawValue:)) }
    set { languageName = newValue?.rawValue }
  }
}
