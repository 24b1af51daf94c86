import MessengerStorage
import Testing

@testable import CleanSwiftUI

@Suite("The repositories of the database") @MainActor
struct DatabaseTests {
  private let database: Database
  private let store: DocumentStore

  init() throws {
    database = try .inMemory()
    store = DocumentStore(database)
  }

  @Test("give back what they were given, also to the next app")
  func roundTrip() {
    let chats = RealChatsDBRepository(store: store)
    let outbox = [OutgoingMessage(key: "k", chat: "1", text: "t", delivery: .failed)]
    chats.save([.example("1", messages: 2, unread: 1)])
    chats.save([.example(1), .example(2)], of: "1")
    chats.save([.example(9)], of: "2")
    chats.save(outbox)
    chats.save(["1": "half"])
    let next = RealChatsDBRepository(store: DocumentStore(database))
    #expect(next.chats() == [.example("1", messages: 2, unread: 1)])
    #expect(next.messages() == ["1": [.example(1), .example(2)], "2": [.example(9)]])
    #expect(next.outbox() == outbox)
    #expect(next.drafts() == ["1": "half"])
  }

  @Test("tell nothing from an empty list")
  func emptyList() {
    let contacts = RealContactsDBRepository(store: store)
    #expect(contacts.contacts() == nil)
    contacts.save([])
    #expect(contacts.contacts() == [])
  }

  @Test("forget the messages of one chat alone")
  func oneChat() {
    let chats = RealChatsDBRepository(store: store)
    chats.save([.example(1)], of: "1")
    chats.save([.example(1)], of: "11")
    chats.removeMessages(of: "1")
    #expect(chats.messages() == ["11": [.example(1)]])
  }

  @Test("forget the user, and not the device")
  func forgetUser() {
    let sessions = RealSessionDBRepository(store: store)
    let settings = RealSettingsDBRepository(store: store)
    sessions.save(.ada)
    RealContactsDBRepository(store: store).save([.grace])
    settings.save(DeviceSettings(appearance: .dark))
    sessions.forgetUser()
    #expect(sessions.session() == nil)
    #expect(RealContactsDBRepository(store: store).contacts() == nil)
    #expect(settings.settings()?.appearance == .dark)
  }

  @Test("find nothing in what they do not understand")
  func damage() throws {
    RealSessionDBRepository(store: store).save(.ada)
    try database.execute("UPDATE documents SET content = 'x'")
    #expect(RealSessionDBRepository(store: store).session() == nil)
  }

  @Test("live without a database")
  func noDatabase() {
    let sessions = RealSessionDBRepository(store: DocumentStore(nil))
    sessions.save(.ada)
    #expect(sessions.session() == nil)
  }
}
