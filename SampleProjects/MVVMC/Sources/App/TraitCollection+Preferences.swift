import ScreenKit

extension TraitCollection {
  /// The same traits, with what the user prefers.
  func preferring(_ preferences: Preferences) -> TraitCollection {
    var traits = self
    switch preferences.appearance {
    case .light: traits.userInterfaceStyle = .light
    case .dark: traits.userInterfaceStyle = .dark
    }
    switch preferences.textSize {
    case .small: traits.contentSizeCategory = .small
    case .standard: traits.contentSizeCategory = .large
    case .large: traits.contentSizeCategory = .accessibilityLarge
    }
    return traits
  }
}
