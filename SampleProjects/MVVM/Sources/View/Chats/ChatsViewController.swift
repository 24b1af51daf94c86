import MessengerTexts
import ScreenKit

/// Shows the threads, and leads to each of them.
final class ChatsViewController: ViewController {
  private let viewModel: ChatsViewModel
  private let screens: any ScreenFactory

  private let newGroupButton = Button("", identifier: "chats.newGroup")
  private let list = RowList("chats", of: ChatCell.self)
  private let statusView = ListStatusView("chats")

  init(viewModel: ChatsViewModel, screens: any ScreenFactory) {
    self.viewModel = viewModel
    self.screens = screens
    super.init()
    viewModel.delegate = self
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [newGroupButton, statusView, list.listView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind { screen in
      screen.title = screen.viewModel.texts[.tabChats]
      screen.newGroupButton.title = screen.viewModel.texts[.newGroup]
    }
    bind { screen in screen.list.rows = screen.viewModel.rows }
    bind { screen in screen.statusView.show(screen.viewModel.status) }
    statusView.onRetry = { [viewModel] in Task { await viewModel.load() } }
    list.onSelect = { [viewModel] row in viewModel.select(row) }
    newGroupButton.addTarget(
      self, action: ChatsViewController.beginGroup, for: .primaryActionTriggered)
  }

  private func beginGroup() {
    viewModel.beginGroup()
  }
}

extension ChatsViewController: ChatsViewModelDelegate {
  func threadIsChosen(_ id: String) {
    navigationController?.pushViewController(screens.thread(id))
  }

  func newGroupIsAskedFor() {
    navigationController?.pushViewController(screens.newGroup())
  }
}
