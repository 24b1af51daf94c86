import MessengerTexts
import ScreenKit

/// Divides a thread's screen among its children, and hands each its part of the model.
///
/// Children report to it without knowing it; what one reports may concern another one.
final class ThreadController: ViewController {
  /// Called when there is no such thread any more.
  var onGone: (() -> Void)?

  var chat: Chat.ID { conversation.chat }

  private let conversation: Conversation
  private let chats: ChatList
  private let texts: Texts
  private let network: NetworkViewController
  private let leaveGroup: LeaveGroupViewController
  private let messages: MessagesViewController
  private let composer: ComposerViewController

  init(
    _ conversation: Conversation, chats: ChatList, drafts: Drafts, network: NetworkStatus,
    texts: Texts
  ) {
    self.conversation = conversation
    self.chats = chats
    self.texts = texts
    let chat = conversation.chat
    self.network = NetworkViewController(network: network, texts: texts)
    leaveGroup = LeaveGroupViewController(
      membership: Membership(of: chat, in: chats), texts: texts)
    messages = MessagesViewController(conversation: conversation, texts: texts)
    composer = ComposerViewController(draft: Draft(in: chat, of: drafts), texts: texts)
    super.init()
    title = chats[chat]?.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    leaveGroup.delegate = self
    leaveGroup.messages = messages
    composer.delegate = self
    for child in [network, leaveGroup, messages, composer] { embed(child) }
    chats.changes.add(self) { $0.showChat() }
    showChat()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    chats.beginReading(chat)
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    chats.endReading(chat)
  }

  private func showChat() {
    if let chat = chats[chat] {
      title = chat.name
    } else {
      onGone?()
    }
  }
}

// MARK: - ComposerViewControllerDelegate

extension ThreadController: ComposerViewControllerDelegate {
  func composerViewController(_ controller: ComposerViewController, didWrite text: String) {
    conversation.send(text)
  }
}

// MARK: - LeaveGroupViewControllerDelegate

extension ThreadController: LeaveGroupViewControllerDelegate {
  func leaveGroupViewControllerWillLeave(_ controller: LeaveGroupViewController) {
    messages.warning = nil
  }

  func leaveGroupViewController(
    _ controller: LeaveGroupViewController, didFailWith error: RequestError
  ) {
    messages.warning = error.message(in: texts)
  }
}
