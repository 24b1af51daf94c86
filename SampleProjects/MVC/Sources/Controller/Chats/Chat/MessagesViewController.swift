import MessengerTexts
import ScreenKit

/// Shows what is said in a chat. Its part of the model is the history.
final class MessagesViewController: ViewController {
  /// What went wrong apart from loading.
  var warning: String? {
    didSet { showMessages() }
  }

  private let history: ChatHistory
  private let texts: Texts
  private let messagesView: MessagesView

  init(history: ChatHistory, texts: Texts) {
    self.history = history
    self.texts = texts
    messagesView = MessagesView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = messagesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    messagesView.onOlder = { [weak self] in self?.history.loadOlder() }
    messagesView.onReload = { [weak self] in self?.history.load() }
    messagesView.onRetryMessage = { [weak self] in self?.history.retry($0) }
    history.changes.add(self) { $0.showMessages() }
    showMessages()
    history.load()
  }

  private func showMessages() {
    messagesView.canLoadOlder = history.hasOlder
    var content = ListContent(
      history.state, MessageRows(of: history, texts: texts).all, in: texts)
    if let warning { content.error = warning }
    messagesView.show(content)
  }
}
