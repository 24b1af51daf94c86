import MessengerTexts
import MessengerWire
import ScreenKit
import Testing

@testable import MVC

/// What comes is read while it can be seen.
@Suite @MainActor
struct ChatControllerTests {
  private let model: SignedInModel
  private let window = ScreenKit.Window()
  private let gone = Recorder<Bool>()

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample(messages: 2)])
      case .history: .page(.sample(1...2))
      case .markRead: .done
      default: nil
      }
    }
    let account = model.account
    let controller = ChatController(
      history: account.histories["thread"],
      membership: Membership(of: "thread", in: account.chats),
      draft: Draft(for: account.histories["thread"], in: account.drafts),
      network: NetworkStatus(model.connection), texts: Texts(in: .english))
    controller.onGone = { [gone] in gone.record(true) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await MainActor.settle()
  }

  private var reports: [ClientRequest] {
    model.connection.requests.filter { if case .markRead = $0 { true } else { false } }
  }

  @Test func marksAsReadWhatIsThereAndWhatComes() async {
    await model.connection.tell(.message(thread: "thread", message: .sample(3)))
    #expect(model.account.chats.unreadCount == 0)
    #expect(
      reports == [.markRead(thread: "thread", upTo: 2), .markRead(thread: "thread", upTo: 3)])
  }

  @Test func marksNothingAsReadThatIsNoLongerOnTheScreen() async {
    window.rootViewController = ViewController()
    await model.connection.tell(.message(thread: "thread", message: .sample(3)))
    #expect(model.account.chats.unreadCount == 1)
  }

  @Test func placesItsChildren() {
    for identifier in ["thread.network", "thread.1.text", "thread.input"] {
      #expect(window.visibleView(identifier) != nil)
    }
  }

  @Test func reportsThatTheChatIsGone() {
    #expect(gone.values.isEmpty)
    model.account.chats.remove("thread")
    #expect(gone.values == [true])
  }
}
