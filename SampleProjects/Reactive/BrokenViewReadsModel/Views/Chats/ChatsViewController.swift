import MessengerTexts
import ScreenKit

/// Shows the threads; its tab bears the number of unread messages.
final class ChatsViewController: ViewController {
  let viewModel: ChatsViewModel
  let subscriptions = Subscriptions()

  private let panel = ListPanel<LabelsCell>("chats")
  private let newGroupButton = Button("", identifier: "chats.newGroup")

  init(
    texts: Observable<Texts>, viewModel makeViewModel: (ChatsViewModel.Inputs) -> ChatsViewModel
  ) {
    viewModel = makeViewModel(
      ChatsViewModel.Inputs(
        selected: panel.selections, retry: panel.retries, newGroup: newGroupButton.taps))
    super.init()
    tabBarItem.identifier = "tabs.chats"
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
    subscriptions.add(viewModel.inbox) { [tabBarItem] (inbox: Inbox) in
      tabBarItem.badgeValue = inbox.unreadCount == 0 ? nil : "\(inbox.unreadCount)"
    }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [newGroupButton, panel])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.tabChats]
    tabBarItem.title = texts[.tabChats]
    newGroupButton.title = texts[.newGroup]
  }
}
