import MessengerTexts
import MessengerWire
import ScreenKit
import Testing

@testable import MVC

/// Several screens watch the same part of the model, and none takes it away from another.
@Suite @MainActor
struct ScreensTogetherTests {
  private let model: SignedInModel
  private let chats = ScreenKit.Window()
  private let thread = ScreenKit.Window()

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample(messages: 1, readUpTo: 1)])
      case .history: .page(.sample(1...1))
      case .markRead: .done
      default: nil
      }
    }
    let account = model.account
    let texts = Texts(in: .english)
    chats.rootViewController = ChatsViewController(
      chats: account.chats, drafts: account.drafts, outbox: account.outbox, texts: texts)
    thread.rootViewController = ChatController(
      history: account.histories["thread"],
      membership: Membership(of: "thread", in: account.chats),
      draft: Draft(for: account.histories["thread"], in: account.drafts),
      network: NetworkStatus(model.connection), texts: texts)
    chats.makeKeyAndVisible()
    thread.makeKeyAndVisible()
    await MainActor.settle()
  }

  @Test func bothShowAMessageThatComes() async {
    await model.connection.tell(.message(thread: "thread", message: .sample(2)))
    #expect(chats.visibleView("chats.0.preview")?.accessibilityValue == "text 2")
    #expect(thread.visibleView("thread.1.text")?.accessibilityValue == "text 2")
  }

  @Test func oneShowsTheDraftThatIsWrittenInTheOther() throws {
    try thread.enter("Hel", into: "thread.input")
    #expect(chats.visibleView("chats.0.preview")?.accessibilityValue == "Draft: Hel")
  }

  @Test func oneShowsWhatIsSentInTheOther() async throws {
    try thread.enter("Hello", into: "thread.input")
    try thread.tap("thread.send")
    #expect(chats.visibleView("chats.0.preview")?.accessibilityValue == "Hello")
    #expect(thread.visibleView("thread.1.status")?.accessibilityValue == "Sending…")
    #expect(thread.visibleView("thread.input")?.accessibilityValue == "")
  }
}
