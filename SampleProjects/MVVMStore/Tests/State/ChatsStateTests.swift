import Testing

@testable import MVVMStore

@Suite("The chats' state")
struct ChatsStateTests {
  private typealias Row = Transition<ChatsState>

  private static let one = Loadable<[Conversation]>.loaded([.example("1")])
  private static let list = ChatsState(conversations: one)
  private static let inThread = ChatsState(
    conversations: one, screen: .thread(id: "1", visit: 1), visitCount: 1)
  private static let inGroup = ChatsState(conversations: one, screen: .newGroup)

  private static let rows = [
    Row("follows the mailbox", ChatsState(), .started, ChatsState(), [.followMailbox]),
    Row(
      "takes conversations and drafts", ChatsState(),
      .mailboxChanged(Mailbox(.example("1"), drafts: ["1": "Dear"])),
      ChatsState(conversations: one, drafts: ["1": "Dear"])),
    Row("loads when asked to", list, .reloadTapped, list, [.load]),
    Row("opens a thread", list, .chatTapped(id: "1"), inThread),
    Row(
      "opens the same thread anew", inThread, .threadRequested(id: "1"),
      ChatsState(conversations: one, screen: .thread(id: "1", visit: 2), visitCount: 2)),
    Row("puts a thread in the place of a form", inGroup, .threadRequested(id: "1"), inThread),
    Row("opens the form for a group", list, .newGroupTapped, inGroup),
    Row("goes back", inGroup, .wentBack, list),
    Row(
      "leaves a thread that is gone", inThread, .mailboxChanged(Mailbox(.example("2"))),
      ChatsState(conversations: .loaded([.example("2")]), visitCount: 1)),
    Row(
      "stays in a thread of which it has not heard yet",
      ChatsState(screen: .thread(id: "1", visit: 1), visitCount: 1),
      .mailboxChanged(Mailbox(.example("2"))),
      ChatsState(
        conversations: .loaded([.example("2")]), screen: .thread(id: "1", visit: 1), visitCount: 1)),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
