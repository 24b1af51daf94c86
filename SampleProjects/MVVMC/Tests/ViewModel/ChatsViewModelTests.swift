import Testing

@testable import MVVMC

@Suite @MainActor
struct ChatsViewModelTests {
  private let conversations = FakeConversationsService()
  private let outbox = FakeOutboxService()
  private let drafts = FakeDraftsService()
  private let delegate = DelegateSpy()
  private let viewModel: ChatsViewModel

  init() {
    viewModel = ChatsViewModel(
      conversations: conversations, outbox: outbox, drafts: drafts,
      preferences: FakePreferencesService())
    viewModel.delegate = delegate
    conversations.conversations = .loaded([Conversation("1", last: Message(1))])
  }

  private var previews: [String?] { viewModel.rows.map(\.preview) }

  @Test func showsTheLastMessage() {
    #expect(previews == ["1"])
  }

  @Test func aMessageThatWaitsIsTheLastOne() {
    outbox.add("Hello", to: "1")
    outbox.add("Elsewhere", to: "2")
    #expect(previews == ["Hello"])
  }

  @Test func aDraftComesBeforeAllMessages() {
    outbox.add("Hello", to: "1")
    drafts["1"] = "Dear"
    #expect(previews == ["Draft: Dear"])
  }

  @Test func blanksAreNoDraft() {
    drafts["1"] = "  "
    #expect(previews == ["1"])
  }

  @Test func showsNothingOfAThreadThatIsEmpty() {
    conversations.conversations = .loaded([Conversation("1")])
    #expect(previews == [nil])
  }

  @Test func countsWhatIsUnread() {
    conversations.conversations = .loaded([Conversation("1", unread: 3), Conversation("2")])
    #expect(viewModel.rows.map(\.unread) == ["3", nil])
  }

  @Test func tellsItsDelegateWhereATapLeads() throws {
    conversations.conversations = .loaded([Conversation("7")])
    viewModel.select(try #require(viewModel.rows.first))
    viewModel.beginGroup()
    #expect(delegate.steps == ["thread 7", "new group"])
  }
}
