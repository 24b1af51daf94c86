import MessengerTexts
import ScreenKit

/// Shows what is said in a thread. Its part of the model is the conversation.
final class MessagesViewController: ViewController {
  /// What went wrong apart from loading.
  var warning: String? {
    get { messagesView.list.warning }
    set { messagesView.list.warning = newValue }
  }

  private let conversation: Conversation
  private let texts: Texts
  private let messagesView: MessagesView

  init(conversation: Conversation, texts: Texts) {
    self.conversation = conversation
    self.texts = texts
    messagesView = MessagesView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = messagesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    messagesView.onOlder = { [weak self] in self?.conversation.loadOlder() }
    messagesView.list.onReload = { [weak self] in self?.conversation.load() }
    messagesView.list.onRetryMessage = { [weak self] in self?.conversation.retry($0) }
    conversation.delegate = self
    showMessages()
    conversation.load()
  }

  private func showMessages() {
    messagesView.canLoadOlder = conversation.hasOlder
    messagesView.list.show(
      ListContent(conversation.state, MessageRows(of: conversation, texts: texts).all))
  }
}

// MARK: - ConversationDelegate

extension MessagesViewController: ConversationDelegate {
  func conversationDidChange(_ conversation: Conversation) {
    showMessages()
  }
}
