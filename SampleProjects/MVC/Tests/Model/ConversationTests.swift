import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct ConversationTests {
  private let model: SignedInModel
  private let conversation: Conversation

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample(messages: 45, readUpTo: 45)])
      default: nil
      }
    }
    conversation = model.account.conversation(in: "thread")
    conversation.load()
    await MainActor.settle()
  }

  private var numbers: [Int] { conversation.messages.map(\.number) }

  @Test func loadsTheNewestPage() async {
    #expect(conversation.state == .loading)
    await model.connection.answer(.page(.sample(26...45)))
    #expect(conversation.state == .loaded)
    #expect(numbers == Array(26...45))
    #expect(conversation.hasOlder)
  }

  @Test func addsThePageBefore() async {
    await model.connection.answer(.page(.sample(26...45)))
    conversation.loadOlder()
    conversation.loadOlder()
    await MainActor.settle()
    #expect(model.connection.requests.last == .history(thread: "thread", before: 26, limit: 20))
    await model.connection.answer(.page(.sample(6...25)))
    #expect(numbers == Array(6...45))
  }

  @Test func hasNothingOlderBeforeTheFirstMessage() async {
    await model.connection.answer(.page(.sample(1...5)))
    #expect(!conversation.hasOlder)
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

  @Test func ignoresMessagesOfOtherThreads() async {
    await model.connection.answer(.page(.sample(1...3)))
    await model.connection.tell(.message(thread: "other", message: .sample(4)))
    #expect(numbers == [1, 2, 3])
  }

  @Test func saysThatNothingCouldBeLoaded() async {
    await model.connection.answer(.refused(.notAllowed))
    #expect(conversation.state == .failed)
  }

  @Test func canBeReadAgainLater() async {
    await model.connection.answer(.page(.sample(1...3)))
    let later = model.account.conversation(in: "thread")
    #expect(later.state == .loaded)
    #expect(later.messages == conversation.messages)
  }

  @Test func doesNotLiveLongerThanSomebodyLooks() async {
    weak var gone: Conversation?
    do {
      let other = model.account.conversation(in: "thread")
      other.load()
      gone = other
    }
    #expect(gone == nil)
  }

  @Test func tellsItsDelegateAndDoesNotKeepItAlive() async {
    weak var gone: ConversationListener?
    do {
      let listener = ConversationListener()
      conversation.delegate = listener
      gone = listener
      await model.connection.answer(.page(.sample(1...3)))
      #expect(listener.counts == [3])
    }
    #expect(gone == nil)
  }

  @Test func namesMembersAndWhoIsGone() {
    #expect(conversation.name(of: "grace") == "Grace")
    #expect(conversation.name(of: "nobody") == "nobody")
  }

  @Test func sendsNoBlanks() async {
    conversation.send(" \n")
    conversation.send(" Hello ")
    #expect(conversation.outgoing.map(\.text) == ["Hello"])
  }
}

/// Keeps how many messages there were at each change.
private final class ConversationListener: ConversationDelegate {
  private(set) var counts: [Int] = []

  func conversationDidChange(_ conversation: Conversation) {
    counts.append(conversation.messages.count)
  }
}
