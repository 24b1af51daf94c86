import Testing

@testable import Hexagonal

@Suite("The overview of conversations")
struct ConversationOverviewTests {
  @Test("has what is there before anything is loaded")
  func loading() {
    #expect(Inbox().overview == ConversationOverview(entries: .loading, unreadCount: 0))
  }

  @Test("shows a draft, or else the last message")
  func previews() {
    var inbox = Inbox()
    inbox.replace([
      .example("1", messages: 3, unread: 2), .example("2", messages: 1, unread: 1), .example("3"),
    ])
    inbox.drafts["1"] = "half"
    let entries = inbox.overview.entries.value
    #expect(entries?.map(\.preview) == [.draft("half"), .message("text 1"), nil])
    #expect(entries?.map(\.unreadCount) == [2, 1, 0])
    #expect(inbox.overview.unreadCount == 3)
  }

  @Test("an inbox is the same after it was kept, apart from what the server has to be asked for")
  func snapshot() {
    var inbox = Inbox()
    inbox.replace([.example("1", messages: 1)])
    inbox.take(newest: [.example(1)], of: "1")
    inbox.take(newest: [], of: "2")
    inbox.drafts["1"] = "half"
    let next = Inbox(inbox.snapshot)
    #expect(next.snapshot == inbox.snapshot)
    #expect(next.histories.keys.sorted() == ["1"])
    #expect(!next.isUpToDate)
  }
}
