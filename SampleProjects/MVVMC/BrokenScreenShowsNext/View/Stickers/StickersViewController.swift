import ScreenKit

/// Shows the sticker packs.
final class StickersViewController: ViewController {
  private let viewModel: StickersViewModel
  private let screens: any ScreenFactory

  private let list = RowList("stickers", of: StickerCell.self)
  private let statusView = ListStatusView("stickers")

  init(viewModel: StickersViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [statusView, list.listView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind { screen in screen.title = screen.viewModel.texts[.tabStickers] }
    bind { screen in screen.list.rows = screen.viewModel.rows }
    bind { screen in screen.statusView.show(screen.viewModel.status) }
    statusView.onRetry = { [weak self] in self?.load() }
    list.onSelect = { [weak self] row in self?.showPurchase(row) }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func showPurchase(_ row: StickerRow) {
    guard !row.isOwned, let purchase = screens.purchase(row.id, self) else { return }
    navigationController?.pushViewController(purchase)
  }
}

extension StickersViewController: PurchaseViewModelDelegate, ReceiptViewModelDelegate {
  func showReceipt(_ receipt: Receipt) {
    guard let navigationController, navigationController.topViewController !== self else { return }
    navigationController.setViewControllers([self, screens.receipt(receipt, self)])
  }

  func receiptIsRead() {
    navigationController?.popViewController()
  }
}
