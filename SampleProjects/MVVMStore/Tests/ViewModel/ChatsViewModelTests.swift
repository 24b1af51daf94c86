import Testing

@testable import MVVMStore

@Suite("The chats' view model") @MainActor
struct ChatsViewModelTests {
  private let handler = StubHandler<ChatsState>()
  private let viewModel: ChatsViewModel

  init() {
    viewModel = .stub(handler)
  }

  @Test("shows the last message, or the draft, and what is unread")
  func rows() async {
    let (first, second) = (
      Conversation.example("1", messages: 3, unread: 2), Conversation.example("2")
    )
    await handler.send(.mailboxChanged(Mailbox(first, second, drafts: ["2": "Dear"])))
    #expect(viewModel.rows.map(\.preview) == ["text 3", "Draft: Dear"])
    #expect(viewModel.rows.map(\.unread) == ["2", nil])
    #expect(viewModel.rows.map(\.identifier) == ["chats.0", "chats.1"])
    await handler.send(.mailboxChanged(Mailbox(first, second, drafts: ["2": "  "])))
    #expect(viewModel.rows.map(\.preview) == ["text 3", nil])
  }

  @Test("has the screen above it that its state wants, the same one as long as that does")
  func screen() {
    #expect(viewModel.path.isEmpty)
    viewModel.startGroup()
    let path = viewModel.path
    #expect(path.count == 1)
    #expect(viewModel.path == path)
    viewModel.path = path
    #expect(viewModel.path == path)
    viewModel.path = []
    #expect(viewModel.path.isEmpty)
    viewModel.startGroup()
    #expect(viewModel.path.count == 1)
    #expect(viewModel.path != path)
  }
}
