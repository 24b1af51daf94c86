import MessengerTexts
import ScreenKit

/// The messages of a chat, and a button for those before them.
final class MessagesView: View {
  var onOlder: (() -> Void)?

  /// Called when the user wants the messages to be loaded once more.
  var onReload: (() -> Void)? {
    get { list.onReload }
    set { list.onReload = newValue }
  }

  /// Called with the message that the user wants to be sent once more.
  var onRetryMessage: ((MessageRow.ID) -> Void)? {
    get { list.onRetryMessage }
    set { list.onRetryMessage = newValue }
  }

  var canLoadOlder = false {
    didSet { older.isHidden = !canLoadOlder }
  }

  private let list: MessageListView
  private let older: Button

  init(texts: Texts) {
    list = MessageListView(texts: texts)
    older = Button(texts[.earlierMessages], identifier: "thread.older")
    super.init()
    for view in [older, list] { addSubview(view) }
    older.isHidden = true
    older.addAction({ [weak self] in self?.onOlder?() }, for: .primaryActionTriggered)
  }

  /// Shows messages; if there are new ones at the end, the last one can be seen.
  func show(_ content: ListContent<MessageRow>) {
    list.show(content)
  }
}
