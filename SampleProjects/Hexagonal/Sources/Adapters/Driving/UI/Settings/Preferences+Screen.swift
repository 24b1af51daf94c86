import MessengerTexts
import ScreenKit

extension Preferences {
  /// What the preferences make of a screen's traits.
  func apply(to traits: inout TraitCollection) {
    traits.userInterfaceStyle =
      switch appearance {
      case .light: .light
      case .dark: .dark
      }
    traits.contentSizeCategory =
      switch textSize {
      case .small: .small
      case .standard: .large
      case .large: .accessibilityLarge
      }
  }
}

extension Preferences.Appearance {
  /// What it is called.
  var key: TextKey {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Preferences.TextSize {
  /// What it is called.
  var key: TextKey {
    switch self {
    case .small: .textSmall
    case .standard: .textStandard
    case .large: .textLarge
    }
  }
}

extension Preferences.Language {
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  var texts: Texts { Texts(in: language) }

  /// What the language calls itself.
  var ownName: String { language.ownName }

  private var language: Language {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}
