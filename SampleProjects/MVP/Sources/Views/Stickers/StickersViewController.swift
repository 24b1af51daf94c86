import ScreenKit

/// The list of sticker packs.
final class StickersViewController: ViewController {
  private let presenter: any StickersPresenterInterface
  private let panel = ListPanel<StickerCell>("stickers")

  init(presenter: any StickersPresenterInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = panel
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.onSelect = { [presenter] in presenter.select(row: $0) }
    panel.onRetry = { [presenter] in presenter.reload() }
    presenter.viewDidLoad()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    presenter.viewWillAppear()
  }
}

extension StickersViewController: StickersViewInterface {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showPacks(_ content: ListContent<StickerRow>) {
    panel.show(content)
  }
}
