import MessengerTexts
import ScreenKit

/// The list of chats.
final class ChatsView: View {
  var onNewGroup: (() -> Void)?

  let list: LoadingListView<ChatCell>

  init(texts: Texts) {
    list = LoadingListView(prefix: "chats", texts: texts, emptyText: texts[.noChats])
    super.init()
    let newGroup = Button(texts[.newGroup], identifier: "chats.newGroup")
    newGroup.addAction({ [weak self] in self?.onNewGroup?() }, for: .primaryActionTriggered)
    for view in [newGroup, list] { addSubview(view) }
  }
}
