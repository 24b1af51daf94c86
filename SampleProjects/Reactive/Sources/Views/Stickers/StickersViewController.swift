import MessengerTexts
import ScreenKit

/// Shows what can be bought.
final class StickersViewController: ViewController {
  let viewModel: StickersViewModel
  let subscriptions = Subscriptions()

  private let panel: ListPanel<LabelsCell>
  private let appearances = Source<Void>()

  init(texts: Texts, viewModel makeViewModel: (StickersViewModel.Inputs) -> StickersViewModel) {
    panel = ListPanel("stickers", emptyText: nil, texts: texts)
    viewModel = makeViewModel(
      StickersViewModel.Inputs(
        appear: appearances.signal, retry: panel.retries, selected: panel.selections))
    super.init()
    title = texts[.tabStickers]
    tabBarItem = TabBarItem(title: texts[.tabStickers], identifier: "tabs.stickers")
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
  }

  override func loadView() {
    view = panel
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    appearances.send(())
  }
}
