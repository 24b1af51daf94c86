import MessengerTexts
import ScreenKit

/// The list of chats.
final class ChatsView: View {
  var onNewGroup: (() -> Void)?

  /// Called when the user wants the list to be loaded once more.
  var onRetry: (() -> Void)? {
    get { list.onRetry }
    set { list.onRetry = newValue }
  }

  /// Called with the row that the user has tapped.
  var onSelect: ((ChatRow.ID) -> Void)? {
    get { list.onSelect }
    set { list.onSelect = newValue }
  }

  private let list: LoadingListView<ChatCell>

  init(texts: Texts) {
    list = LoadingListView(prefix: "chats", texts: texts, emptyText: texts[.noChats])
    super.init()
    let newGroup = Button(texts[.newGroup], identifier: "chats.newGroup")
    newGroup.addAction({ [weak self] in self?.onNewGroup?() }, for: .primaryActionTriggered)
    for view in [newGroup, list] { addSubview(view) }
  }

  func show(_ content: ListContent<ChatRow>) {
    list.show(content)
  }
}
