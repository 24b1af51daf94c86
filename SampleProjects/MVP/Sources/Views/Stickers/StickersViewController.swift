import MessengerTexts
import ScreenKit

/// The list of sticker packs.
final class StickersViewController: ViewController {
  private let presenter: any StickersPresenterInterface
  private let panel: ListPanel<StickerCell>

  init(presenter: any StickersPresenterInterface, texts: Texts) {
    self.presenter = presenter
    panel = ListPanel("stickers", texts: texts)
    super.init()
    title = texts[.tabStickers]
    tabBarItem = TabBarItem(title: texts[.tabStickers], identifier: "tabs.stickers")
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
  func showPacks(_ content: ListContent<StickerRow>) {
    panel.show(content)
  }
}
