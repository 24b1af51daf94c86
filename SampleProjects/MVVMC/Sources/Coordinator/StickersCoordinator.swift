import ScreenKit

/// Leads through the tab Stickers.
@MainActor
final class StickersCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController

  init(screens: any ScreenFactory, navigation: NavigationController) {
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    navigation.setViewControllers([screens.stickers(self)])
  }
}

extension StickersCoordinator: StickersNavigation {
  func showPurchase(_ pack: String) {
    begin(PurchaseCoordinator(of: pack, screens: screens, navigation: navigation))
  }
}
