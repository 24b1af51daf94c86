import ScreenKit

extension Window {
  /// Looks as the user wants.
  func adapt(to preferences: Preferences) {
    traitCollection.userInterfaceStyle = preferences.appearance.style
    traitCollection.contentSizeCategory = preferences.textSize.category
  }
}

extension Appearance {
  fileprivate var style: UserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension TextSize {
  fileprivate var category: ContentSizeCategory {
    switch self {
    case .small: .small
    case .standard: .large
    case .large: .accessibilityLarge
    }
  }
}
