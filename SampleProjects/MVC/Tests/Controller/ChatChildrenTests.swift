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

  @Test func composerReportsWhatIsWritten() async throws {
    let draft = Draft(in: "engines", of: model.account.drafts)
    draft.text = "Hel"
    let composer = ComposerViewController(draft: draft, texts: texts)
    composer.delegate = delegate
    await show(composer)
    #expect(text("thread.input") == "Hel")
    try window.enter("Hello", into: "thread.input")
    #expect(draft.text == "Hello")
    try window.tap("thread.send")
    #expect(delegate.events == ["Hello"])
    #expect(draft.text == "")
    #expect(text("thread.input") == "")
  }

  @Test func messagesAreThoseOfTheConversation() async {
    await show(
      MessagesViewController(
        history: model.account.history(in: "engines"), texts: texts))
    #expect(text("thread.1.text") == "text 2")
    #expect(text("thread.1.sender") == "Grace")
  }

  @Test func aWarningStandsBeforeWhatLoadingSays() async {
    await model.connection.become(.offline)
    let messages = MessagesViewController(
      history: model.account.history(in: "engines"), texts: texts)
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
    let composer = ComposerViewController(
      draft: Draft(in: "engines", of: model.account.drafts), texts: texts)
    do {
      let listener = ChatDelegate()
      composer.delegate = listener
    }
    #expect(composer.delegate == nil)
  }
}

/// Keeps what children report.
@MainActor
private final class ChatDelegate {
  private(set) var events: [String] = []
}

extension ChatDelegate: ComposerViewControllerDelegate {
  func composerViewController(_ controller: ComposerViewController, didWrite text: String) {
    events.append(text)
  }
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
