import MessengerTexts
import ScreenKit

/// Shows a thread, and sends what the user writes.
final class ThreadViewController: ViewController {
  /// Called when there is no such thread any more.
  var onGone: (() -> Void)?

  var chat: Chat.ID { conversation.chat }

  private let conversation: Conversation
  private let chats: ChatList
  private let drafts: Drafts
  private let network: NetworkStatus
  private let texts: Texts
  private let threadView: ThreadView

  /// The question whether to leave, while it is in front.
  private weak var alert: AlertController?

  init(
    _ conversation: Conversation, chats: ChatList, drafts: Drafts, network: NetworkStatus,
    texts: Texts
  ) {
    self.conversation = conversation
    self.chats = chats
    self.drafts = drafts
    self.network = network
    self.texts = texts
    threadView = ThreadView(texts: texts)
    super.init()
    title = chats[conversation.chat]?.name
  }

  override func loadView() {
    view = threadView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectView()
    conversation.changes.add(self) { $0.showMessages() }
    chats.changes.add(self) { $0.showChat() }
    network.changes.add(self) { $0.showNetwork() }
    showChat()
    showMessages()
    showNetwork()
    showWhetherItCanSend()
    conversation.load()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    chats.beginReading(chat)
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    chats.endReading(chat)
  }

  // MARK: What the user does

  private func connectView() {
    threadView.onOlder = { [weak self] in self?.conversation.loadOlder() }
    threadView.onSend = { [weak self] in self?.send() }
    threadView.onEdit = { [weak self] in self?.edited() }
    threadView.onLeave = { [weak self] in self?.askWhetherToLeave() }
    threadView.messages.onReload = { [weak self] in self?.conversation.load() }
    threadView.messages.onRetryMessage = { [weak self] in self?.conversation.retry($0) }
  }

  private func send() {
    guard threadView.canSend else { return }
    let text = threadView.text
    threadView.text = ""
    edited()
    conversation.send(text)
  }

  private func edited() {
    drafts[chat] = threadView.text
    showWhetherItCanSend()
  }

  private func askWhetherToLeave() {
    let alert = AlertController(title: texts[.leaveTitle, title ?? ""])
    alert.addAction(
      AlertAction(title: texts[.leave], style: .destructive, identifier: "alert.leave") {
        [weak self] in self?.leave()
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
    self.alert = alert
  }

  private func leave() {
    threadView.messages.warning = nil
    chats.leave(chat) { [weak self] error in
      guard let self else { return }
      threadView.messages.warning = error?.message(in: texts)
    }
  }

  // MARK: What there is to see

  private func showChat() {
    guard let chat = chats[chat] else {
      alert?.dismiss()
      onGone?()
      return
    }
    title = chat.name
    threadView.canLeave = chat.isGroup
  }

  private func showMessages() {
    let rows = MessageRows(of: conversation, in: chats[chat], texts: texts).all
    threadView.canLoadOlder = conversation.hasOlder
    threadView.messages.show(ListContent(conversation.state, rows))
  }

  private func showNetwork() {
    threadView.network = network.state.text(in: texts)
  }

  private func showWhetherItCanSend() {
    threadView.canSend = !threadView.text.trimmed.isEmpty
  }
}
