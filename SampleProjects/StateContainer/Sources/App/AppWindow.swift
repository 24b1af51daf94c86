import ScreenKit
import ScreenKitDeclarative

/// Brings the app into its window.
@MainActor
final class AppWindow {
  private let window: Window
  private var subscription: (any Subscription)?

  init(_ window: Window) {
    self.window = window
  }

  func show(_ stores: AppStores) {
    subscription = stores.preferences.subscribe { [weak window] in window?.adopt($0.preferences) }
    window.rootViewController = HostingController(rootView: AppView(stores: stores))
    window.makeKeyAndVisible()
  }
}

extension Window {
  fileprivate func adopt(_ preferences: Preferences) {
    traitCollection.userInterfaceStyle =
      switch preferences.appearance {
      case .light: .light
      case .dark: .dark
      }
    traitCollection.contentSizeCategory =
      switch preferences.textSize {
      case .small: .small
      case .standard: .large
      case .large: .accessibilityLarge
      }
  }
}
