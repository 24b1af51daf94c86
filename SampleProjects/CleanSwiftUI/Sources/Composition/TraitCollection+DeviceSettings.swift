import ScreenKit

extension TraitCollection {
  /// Takes over what the user has set for this device.
  mutating func apply(_ settings: DeviceSettings) {
    userInterfaceStyle =
      switch settings.appearance {
      case .light: .light
      case .dark: .dark
      }
    contentSizeCategory =
      switch settings.textSize {
      case .small: .small
      case .standard: .large
      case .large: .accessibilityLarge
      }
  }
}
