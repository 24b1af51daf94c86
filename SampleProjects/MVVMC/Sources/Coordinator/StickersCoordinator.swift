import ScreenKit

/// The way through the tab Stickers.
@MainActor
final class StickersCoordinator: StickersNavigation {
  private let screens: ScreenFactory
  private weak var navigation: NavigationController?

  init(screens: ScreenFactory, in navigation: NavigationController) {
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    navigation?.setViewControllers([screens.stickers(self)])
  }

  func showPurchase(_ pack: String) {
    guard let screen = PurchaseCoordinator.screen(of: pack, from: screens) else { return }
    navigation?.pushViewController(screen)
  }
}
