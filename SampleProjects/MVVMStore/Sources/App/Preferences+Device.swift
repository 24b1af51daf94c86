import MessengerTexts
import ScreenKit

extension Preferences {
  /// What holds on a device with this locale until the user chooses something else.
  init(locale: String) {
    switch MessengerTexts.Language(locale: locale) {
    case .english: self.init(language: .english)
    case .simplifiedChinese: self.init(language: .simplifiedChinese)
    }
  }

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
