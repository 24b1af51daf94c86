import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct ChatHistoryTests {
  private let model: SignedInModel
  private let history: ChatHistory

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample(messages: 45, readUpTo: 45)])
      default: nil
      }
    }
    history = model.account.histories["thread"]
    history.load()
    await MainActor.settle()
  }

  private var numbers: [Int] { history.messages.map(\.number) }

  @Test func loadsTheNewestPage() async {
    #expect(history.state == .loading)
    await model.connection.answer(.page(.sample(26...45)))
    #expect(history.state == .loaded)
    #expect(numbers == Array(26...45))
    #expect(history.hasOlder)
  }

  @Test func addsThePageBefore() async {
    await model.connection.answer(.page(.sample(26...45)))
    history.loadOlder()
    history.loadOlder()
    await MainActor.settle()
    #expect(model.connection.requests.last == .history(thread: "thread", before: 26, limit: 20))
    await model.connection.answer(.page(.sample(6...25)))
    #expect(numbers == Array(6...45))
  }

  @Test func hasNothingOlderBeforeTheFirstMessage() async {
    await model.connection.answer(.page(.sample(1...5)))
    #expect(!history.hasOlder)
  }

  @Test func hasEachNumberOnce() async {
    await model.connection.answer(.page(.sample(1...3)))
    await model.connection.tell(.message(thread: "thread", message: .sample(3)))
    await model.connection.tell(.message(thread: "thread", message: .sample(4)))
    await model.connection.tell(.message(thread: "thread", message: .sample(4)))
    #expect(numbers == [1, 2, 3, 4])
  }

  @Test func asksForWhatIsMissing() async {
    await model.connection.answer(.page(.sample(1...3)))
    await model.connection.tell(.message(thread: "thread", message: .sample(6)))
    #expect(model.connection.requests.contains(.history(thread: "thread", before: 6, limit: 2)))
    #expect(numbers == [1, 2, 3, 6])
  }

  @Test func asksForWhatIsMissingBeforeItsFirstMessage() async {
    await model.connection.answer(.page(WirePage(messages: [], hasOlder: false)))
    await model.connection.tell(.message(thread: "thread", message: .sample(46)))
    #expect(numbers == [46])
    await model.connection.answer(.page(.sample(44...46)))
    #expect(numbers == [44, 45, 46])
  }

  @Test func ignoresMessagesOfOtherThreads() async {
    await model.connection.answer(.page(.sample(1...3)))
    await model.connection.tell(.message(thread: "other", message: .sample(4)))
    #expect(numbers == [1, 2, 3])
  }

  @Test func saysThatNothingCouldBeLoaded() async {
    await model.connection.answer(.refused(.notAllowed))
    #expect(history.state == .failed)
  }

  @Test func tellsAllObservers() async {
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    history.changes.add(first) { [history] in $0.record(history.messages.count) }
    history.changes.add(second) { [history] in $0.record(history.messages.count) }
    await model.connection.answer(.page(.sample(1...3)))
    #expect(first.values == [3])
    #expect(second.values == [3])
  }

  @Test func marksWhatIsReadInItsOwnChat() async {
    await model.connection.tell(.message(thread: "thread", message: .sample(46)))
    #expect(model.account.chats.unreadCount == 1)
    history.markRead()
    #expect(model.account.chats.unreadCount == 0)
  }

  @Test func namesMembersAndWhoIsGone() {
    #expect(history.name(of: "grace") == "Grace")
    #expect(history.name(of: "nobody") == "nobody")
  }

  @Test func sendsNoBlanks() async {
    history.send(" \n")
    history.send(" Hello ")
    #expect(history.outgoing.map(\.text) == ["Hello"])
  }
}
