import MessengerTexts
import ScreenKit

/// Divides a chat's screen among its children, and hands each its part of the model.
///
/// Children report to it without knowing it; what one reports may concern another one.
final class ChatController: ViewController {
  /// Called when there is no such chat any more.
  var onGone: (() -> Void)?

  var chat: Chat.ID { history.chat }

  private let history: ChatHistory
  private let membership: Membership
  private let texts: Texts
  private let chatView = ChatView()
  private let network: NetworkViewController
  private let leaveGroup: LeaveGroupViewController
  private let messages: MessagesViewController
  private let composer: ComposerViewController

  /// Whether the user sees what comes.
  private var isOnScreen = false

  init(
    history: ChatHistory, membership: Membership, draft: Draft, network: NetworkStatus,
    texts: Texts
  ) {
    self.history = history
    self.membership = membership
    self.texts = texts
    self.network = NetworkViewController(network: network, texts: texts)
    leaveGroup = LeaveGroupViewController(membership: membership, texts: texts)
    messages = MessagesViewController(history: history, texts: texts)
    composer = ComposerViewController(draft: draft, texts: texts)
    super.init()
    title = membership.name
  }

  override func loadView() {
    view = chatView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    leaveGroup.delegate = self
    embed(network, in: chatView.network)
    embed(leaveGroup, in: chatView.leaveGroup)
    embed(messages, in: chatView.messages)
    embed(composer, in: chatView.composer)
    history.changes.add(self) { $0.historyChanged() }
    membership.observe(by: self) { $0.membershipChanged() }
    membershipChanged()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    isOnScreen = true
    history.markRead()
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    isOnScreen = false
  }

  private func historyChanged() {
    if isOnScreen { history.markRead() }
  }

  private func membershipChanged() {
    guard let name = membership.name else {
      onGone?()
      return
    }
    title = name
  }
}

// MARK: - LeaveGroupViewControllerDelegate

extension ChatController: LeaveGroupViewControllerDelegate {
  func leaveGroupViewControllerWillLeave(_ controller: LeaveGroupViewController) {
    messages.warning = nil
  }

  func leaveGroupViewController(
    _ controller: LeaveGroupViewController, didFailWith error: RequestError
  ) {
    messages.warning = error.message(in: texts)
  }
}
