import MessengerTexts
import ScreenKit

/// Shows the threads; its tab bears the number of unread messages.
final class ChatsViewController: ViewController {
  let viewModel: ChatsViewModel
  let subscriptions = Subscriptions()

  private let panel: ListPanel<LabelsCell>
  private let newGroupButton: Button

  init(texts: Texts, viewModel makeViewModel: (ChatsViewModel.Inputs) -> ChatsViewModel) {
    panel = ListPanel("chats", emptyText: texts[.noChats], texts: texts)
    newGroupButton = Button(texts[.newGroup], identifier: "chats.newGroup")
    viewModel = makeViewModel(
      ChatsViewModel.Inputs(
        selected: panel.selections, retry: panel.retries, newGroup: newGroupButton.taps))
    super.init()
    title = texts[.tabChats]
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
    subscriptions.add(viewModel.content) { [panel] in panel.show($0) }
    subscriptions.add(viewModel.badge) { [tabBarItem] in tabBarItem.badgeValue = $0 }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [newGroupButton, panel])
  }
}
