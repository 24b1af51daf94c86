import ScreenKit

/// Shows the sticker packs, and leads to those that are for sale.
final class StickersViewController: ViewController {
  private let viewModel: StickersViewModel
  private let screens: any ScreenFactory

  private let list = RowList("stickers", of: StickerCell.self)
  private let statusView = ListStatusView("stickers")

  init(viewModel: StickersViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    super.init()
    viewModel.delegate = self
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
    list.onSelect = { [viewModel] row in viewModel.select(row) }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }
}

extension StickersViewController: StickersViewModelDelegate {
  func packIsChosen(_ id: String) {
    navigationController?.pushViewController(screens.purchase(id))
  }
}
