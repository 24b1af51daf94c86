import MessengerTexts
import ScreenKit

extension Preferences {
  /// Tells the screen of the appearance and the size of text.
  func apply(to traits: inout TraitCollection) {
    traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    traits.contentSizeCategory =
      switch textSize {
      case .small: .small
      case .standard: .large
      case .large: .accessibilityLarge
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
}

extension Language {
  init(_ language: Preferences.Language) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }
}
