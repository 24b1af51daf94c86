import ScreenKit

/// Fills the window with what the root view model says.
@MainActor
final class WindowController {
  private let window: Window
  private let viewModel: RootViewModel
  private let screens: any RootScreenFactory

  init(window: Window, viewModel: RootViewModel, screens: any RootScreenFactory) {
    self.window = window
    self.viewModel = viewModel
    self.screens = screens
  }

  func showWindow() {
    bind(\.viewModel.content) { root, content in
      root.window.rootViewController = root.screen(for: content)
    }
    window.makeKeyAndVisible()
  }

  private func screen(for content: RootViewModel.Content) -> ViewController {
    switch content {
    case .login: screens.login()
    case .tabs: screens.tabs()
    }
  }
}

extension WindowController: Observer {}
