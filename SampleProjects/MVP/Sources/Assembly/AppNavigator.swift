import ScreenKit

/// Shows the login or the tabs in the window, as the app's presenter says.
@MainActor
final class AppNavigator {
  private let window: Window
  private let assembly: AppAssembly
  private var tabs: TabsNavigator?

  init(window: Window, assembly: AppAssembly) {
    self.window = window
    self.assembly = assembly
  }
}

extension AppNavigator: AppViewInterface {
  func showLook(_ look: Look) {
    look.apply(to: &window.traitCollection)
  }

  func showLogin() {
    tabs = nil
    window.rootViewController = assembly.loginScreen()
  }

  func showTabs(selecting tab: AppTab) {
    guard let screens = assembly.screens() else { return }
    let tabs = TabsNavigator(screens: screens)
    tabs.select(tab)
    self.tabs = tabs
    window.rootViewController = tabs.rootViewController
  }

  func showThread(_ id: String) {
    tabs?.showThread(id)
  }
}
