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

extension StickersCoordinator: StickersViewModelDelegate, CoordinatorDelegate {
  func packIsChosen(_ id: String) {
    let purchase = PurchaseCoordinator(
      of: id, screens: screens, navigationController: navigationController)
    purchase.delegate = self
    begin(purchase)
  }
}
