import ScreenKit

extension Look {
  /// Tells the screen of it.
  func apply(to traits: inout TraitCollection) {
    traits.userInterfaceStyle = isDark ? .dark : .light
    traits.contentSizeCategory =
      switch textSize {
      case .small: .small
      case .standard: .large
      case .large: .accessibilityLarge
      }
  }
}
