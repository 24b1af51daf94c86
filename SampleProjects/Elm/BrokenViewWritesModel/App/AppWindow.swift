import ScreenKit
import ScreenKitDeclarative

/// Brings what follows from the model onto the screen.
@MainActor
final class AppWindow {
  weak var program: Program?

  private let window: Window
  private let send: Send<AppMessage>
  private var host: HostingController?

  init(_ window: Window, send: @escaping Send<AppMessage>) {
    self.window = window
    self.send = send
  }

  func show(_ model: AppModel) {
    window.traitCollection.userInterfaceStyle = model.preferences.appearance.style
    window.traitCollection.contentSizeCategory = model.preferences.textSize.category
    let view = AppView(model: model, program: program, send: send)
    if let host {
      host.rootView = view
    } else {
      let host = HostingController(rootView: view)
      self.host = host
      window.rootViewController = host
      window.makeKeyAndVisible()
    }
  }
}

extension Preferences.Appearance {
  fileprivate var style: UserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Preferences.TextSize {
  fileprivate var category: ContentSizeCategory {
    switch self {
    case .small: .small
    case .standard: .large
    case .large: .accessibilityLarge
    }
  }
}
