import MessengerHost
import Testing

@testable import MVVMStore

@Suite("A thread's view model") @MainActor
struct ThreadViewModelTests {
  private let handler = StubHandler<ThreadState>()
  private let viewModel: ThreadViewModel

  init() {
    viewModel = ThreadViewModel(
      store: Store(ThreadState(), handler: handler), shared: .speaking())
  }

  @Test("says what is known of each message")
  func rows() async {
    await handler.send(.contentsChanged(contents([nil, .sent, .failed])))
    #expect(viewModel.rows.map(\.identifier) == ["thread.0", "thread.1", "thread.2"])
    #expect(viewModel.rows.map(\.sender) == ["Grace", nil, nil])
    #expect(viewModel.rows.map(\.status) == [nil, "Sent", "Failed"])
    #expect(viewModel.rows.map(\.retryTitle) == [nil, nil, "Try again"])
    #expect(viewModel.scrollTarget == "2")
    viewModel.scrollTarget = nil
    #expect(viewModel.scrollTarget == nil)
  }

  @Test("says what there is to say without messages")
  func status() async {
    #expect(viewModel.status == .busy)
    await handler.send(.loaded(.noConnection))
    #expect(viewModel.status == .failed("Could not load.", retryTitle: "Try again"))
    await handler.send(.contentsChanged(contents([])))
    #expect(viewModel.status == .rows)
  }

  @Test("sends what is more than blanks")
  func send() async {
    viewModel.draft = "  "
    #expect(!viewModel.canSend)
    viewModel.draft = " Hi "
    #expect(viewModel.canSend)
    viewModel.sendMessage()
    await MainActor.settle()
    #expect(handler.effects.last == .send("Hi"))
    #expect(viewModel.draft.isEmpty)
  }

  @Test("asks before a group is left, and says why it was not")
  func leave() async {
    await handler.send(.contentsChanged(contents([], isGroup: true)))
    #expect(viewModel.canLeave)
    #expect(viewModel.question == "Leave Grace Hopper?")
    viewModel.isAsking = true
    #expect(viewModel.isAsking)
    viewModel.isAsking = false
    #expect(!viewModel.isAsking)
    viewModel.leave()
    await handler.send(.left(.noConnection))
    #expect(viewModel.status == .failed("No connection. Try again."))
  }

  private func contents(
    _ deliveries: [Mailbox.Entry.Delivery?], isGroup: Bool = false
  ) -> ConversationContents {
    ConversationContents(
      conversation: .example("1", isGroup: isGroup),
      entries: deliveries.enumerated().map { number, delivery in
        Mailbox.Entry(
          id: "\(number)", text: "text", senderName: delivery == nil ? "Grace" : nil,
          delivery: delivery)
      },
      isLoaded: true, hasOlder: false, draft: "")
  }
}
