import ScreenKit

extension Window {
  /// Looks as the user wants, now and after each change.
  func adapt(to preferences: Preferences) {
    // The preferences keep the closure, which therefore must not keep them.
    preferences.changes.add(self) { [unowned preferences] in $0.apply(preferences) }
    apply(preferences)
  }

  private func apply(_ preferences: Preferences) {
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
