import ScreenKit

/// Leads through the tab Stickers, where each purchase is a flow of its own.
@MainActor
final class StickersCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigationController: NavigationController

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([screens.stickers(self)])
  }
}

extension StickersCoordinator: StickersViewModelDelegate, PurchaseCoordinatorDelegate {
  func showPurchase(_ pack: String) {
    let purchase = PurchaseCoordinator(
      of: pack, screens: screens, navigationController: navigationController)
    purchase.delegate = self
    begin(purchase)
  }

  func purchaseHasEnded(_ purchase: PurchaseCoordinator) {
    end(purchase)
  }
}
