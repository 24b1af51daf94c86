import MessengerTexts
import ScreenKit

/// Shows what can be bought.
final class StickersViewController: ViewController {
  let viewModel: StickersViewModel
  let subscriptions = Subscriptions()

  private let panel = ListPanel<LabelsCell>("stickers")
  private let appearances = Subject<Void>()

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (StickersViewModel.Inputs) -> StickersViewModel
  ) {
    viewModel = makeViewModel(
      StickersViewModel.Inputs(
        appear: appearances.observable, retry: panel.retries, selected: panel.selections))
    super.init()
    tabBarItem.identifier = "tabs.stickers"
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
  }

  override func loadView() {
    view = panel
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    appearances.onNext(())
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.tabStickers]
    tabBarItem.title = texts[.tabStickers]
  }
}
