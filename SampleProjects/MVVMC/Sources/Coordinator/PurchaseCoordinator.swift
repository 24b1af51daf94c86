import ScreenKit

/// Who has begun a purchase, and lets go of it.
@MainActor
protocol PurchaseCoordinatorDelegate: AnyObject {
  /// The user has left the last screen of the purchase, whichever way.
  func purchaseHasEnded(_ purchase: PurchaseCoordinator)
}

/// Leads from the purchase of a sticker pack to its receipt, and back to the packs.
@MainActor
final class PurchaseCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any PurchaseCoordinatorDelegate)?

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
    guard let purchase = screens.purchase(pack, self) else { return end() }
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
    delegate?.purchaseHasEnded(self)
  }
}

extension PurchaseCoordinator: PurchaseViewModelDelegate, ReceiptViewModelDelegate {
  func showReceipt(_ receipt: Receipt) {
    guard let purchase = screen else { return }
    let next = screens.receipt(receipt, self)
    follow(next)
    purchase.giveWay(to: next)
  }

  func receiptIsRead() {
    screen?.leave()
  }
}
