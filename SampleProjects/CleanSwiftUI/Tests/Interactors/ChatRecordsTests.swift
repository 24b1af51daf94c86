import Testing

@testable import CleanSwiftUI

@Suite("The records of chats") @MainActor
struct ChatRecordsTests {
  private let business: Business
  private let database: RealChatsDBRepository
  private let records: ChatRecords

  init() throws {
    business = try Business()
    database = RealChatsDBRepository(store: business.store)
    records = ChatRecords(appState: business.appState, database: database)
  }

  private var userData: UserData { business.appState.userData }

  @Test("write the same into the state and into the database")
  func together() {
    records.replaceChats(with: [.example("1"), .example("2")])
    records.beginLoadingMessages(of: "2")
    records.file(.example(1), in: "2")
    records.saveDraft("half", in: "1")
    records.enqueue(OutgoingMessage(key: "k", chat: "1", text: "t"))
    #expect(userData.chats.value?.map(\.id) == ["2", "1"])
    #expect(database.chats() == userData.chats.value)
    #expect(database.messages() == ["2": [.example(1)]])
    #expect(database.drafts() == ["1": "half"])
    #expect(database.outbox() == [OutgoingMessage(key: "k", chat: "1", text: "t")])
  }

  @Test("forget a chat with everything that belongs to it, and nothing of another one")
  func removal() {
    records.replaceChats(with: [.example("1", messages: 1, unread: 1), .example("2")])
    for id in ["1", "2"] {
      records.beginLoadingMessages(of: id)
      records.insert([.example(1)], in: id)
      records.saveDraft("half", in: id)
      records.enqueue(OutgoingMessage(key: id, chat: id, text: "t"))
    }
    records.markRead("1")
    records.remove("1")
    #expect(userData.unreportedReads == [])
    #expect(Array(userData.histories.keys) == ["2"])
    #expect(database.chats()?.map(\.id) == ["2"])
    #expect(Array(database.messages().keys) == ["2"])
    #expect(database.drafts() == ["2": "half"])
    #expect(database.outbox().map(\.chat) == ["2"])
  }

  @Test("note once that a chat is read, until the server knows")
  func reading() {
    records.replaceChats(with: [.example("1", messages: 2, unread: 2)])
    records.markRead("1")
    #expect(records["1"]?.unreadCount == 0)
    #expect(userData.unreportedReads == ["1"])
    records.markReported("1")
    records.markRead("1")
    #expect(userData.unreportedReads == [])
  }
}
