import ScreenKit

/// Leads from the purchase of a sticker pack to its receipt, and back to the packs.
@MainActor
final class PurchaseCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private let pack: String
  private weak var screen: Screen?

  init(of pack: String, screens: any ScreenFactory, navigationController: NavigationController) {
    self.pack = pack
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    let purchase = screens.purchase(pack, self)
    follow(purchase)
    navigationController.pushViewController(purchase)
  }

  /// Has the flow end with a screen.
  private func follow(_ screen: Screen) {
    self.screen?.onRemoval = nil
    self.screen = screen
    screen.onRemoval = { [weak self] in self?.end() }
  }

  private func end() {
    delegate?.flowHasEnded(self)
  }
}

extension PurchaseCoordinator: PurchaseViewModelDelegate, ReceiptViewModelDelegate {
  func packIsBought(_ receipt: Int) {
    guard let purchase = screen else { return }
    let next = screens.receipt(receipt, self)
    follow(next)
    purchase.giveWay(to: next)
  }

  func receiptIsRead() {
    screen?.leave()
  }
}
