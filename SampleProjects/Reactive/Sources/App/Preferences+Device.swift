import MessengerTexts
import ScreenKit

extension Preferences {
  /// Makes a window look as the user likes it.
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

extension AppLanguage {
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  var texts: Texts {
    switch self {
    case .english: Texts(in: .english)
    case .simplifiedChinese: Texts(in: .simplifiedChinese)
    }
  }
}
