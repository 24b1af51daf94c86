import MessengerTexts
import ScreenKit

/// The messages of a chat, and a button for those before them.
final class MessagesView: View {
  var onOlder: (() -> Void)?

  let list: MessageListView

  var canLoadOlder = false {
    didSet { older.isHidden = !canLoadOlder }
  }

  private let older: Button

  init(texts: Texts) {
    list = MessageListView(texts: texts)
    older = Button(texts[.earlierMessages], identifier: "thread.older")
    super.init()
    for view in [older, list] { addSubview(view) }
    older.isHidden = true
    older.addAction({ [weak self] in self?.onOlder?() }, for: .primaryActionTriggered)
  }
}
