import MessengerTexts
import MessengerWire
import ScreenKit
import Testing

@testable import MVC

/// Each child of a chat's screen does without its container and the other children.
@Suite @MainActor
struct ChatChildrenTests {
  private let model: SignedInModel
  private let window = ScreenKit.Window()
  private let texts = Texts(in: .english)
  private let delegate = ChatDelegate()

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.engines])
      case .history: .page(.sample(1...2))
      case .leaveThread: .refused(.notAllowed)
      default: nil
      }
    }
  }

  private func show(_ controller: ViewController) async {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await MainActor.settle()
  }

  private func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  private var history: ChatHistory { model.account.histories["engines"] }

  @Test func composerSendsWhatIsWritten() async throws {
    let draft = Draft(for: history, in: model.account.drafts)
    draft.text = "Hel"
    await show(ComposerViewController(draft: draft, texts: texts))
    #expect(text("thread.input") == "Hel")
    try window.enter("Hello", into: "thread.input")
    #expect(draft.text == "Hello")
    try window.tap("thread.send")
    #expect(history.outgoing.map(\.text) == ["Hello"])
    #expect(draft.text == "")
    #expect(text("thread.input") == "")
  }

  @Test func messagesAreThoseOfTheConversation() async {
    await show(MessagesViewController(history: history, texts: texts))
    #expect(text("thread.1.text") == "text 2")
    #expect(text("thread.1.sender") == "Grace")
  }

  @Test func aWarningStandsBeforeWhatLoadingSays() async {
    await model.connection.become(.offline)
    let messages = MessagesViewController(history: history, texts: texts)
    await show(messages)
    #expect(text("thread.error") == "Could not load.")
    messages.warning = "No."
    #expect(text("thread.error") == "No.")
    #expect(window.visibleView("thread.retry") != nil)
  }

  @Test func leavingReportsWhatGoesWrong() async throws {
    let leaveGroup = LeaveGroupViewController(
      membership: Membership(of: "engines", in: model.account.chats), texts: texts)
    leaveGroup.delegate = delegate
    await show(leaveGroup)
    try window.tap("thread.leave")
    try window.tap("alert.leave")
    await MainActor.settle()
    #expect(delegate.events == ["leaves", "fails"])
  }

  @Test func theQuestionGoesWithTheGroup() async throws {
    await show(
      LeaveGroupViewController(
        membership: Membership(of: "engines", in: model.account.chats), texts: texts))
    try window.tap("thread.leave")
    #expect(window.visibleView("alert.leave") != nil)
    model.account.chats.remove("engines")
    await MainActor.settle()
    #expect(window.visibleView("alert.leave") == nil)
    #expect(window.visibleView("thread.leave") == nil)
  }

  @Test func childrenDoNotKeepTheirDelegateAlive() {
    let leaveGroup = LeaveGroupViewController(
      membership: Membership(of: "engines", in: model.account.chats), texts: texts)
    do {
      let listener = ChatDelegate()
      leaveGroup.delegate = listener
    }
    #expect(leaveGroup.delegate == nil)
  }
}

/// Keeps what children report.
@MainActor
private final class ChatDelegate {
  private(set) var events: [String] = []
}

extension ChatDelegate: LeaveGroupViewControllerDelegate {
  func leaveGroupViewControllerWillLeave(_ controller: LeaveGroupViewController) {
    events.append("leaves")
  }

  func leaveGroupViewController(
    _ controller: LeaveGroupViewController, didFailWith error: RequestError
  ) {
    events.append("fails")
  }
}

extension WireThread {
  /// A group of Ada and Grace.
  fileprivate static let engines = WireThread(
    id: "engines", kind: .group, name: "Engines",
    members: [
      WirePerson(name: "Ada", handle: "ada"), WirePerson(name: "Grace", handle: "grace"),
    ],
    lastMessage: .sample(2), readUpTo: 2, unreadCount: 0)
}
