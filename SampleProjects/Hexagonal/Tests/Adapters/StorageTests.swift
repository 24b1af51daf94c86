import MessengerStorage
import Testing

@testable import Hexagonal

@Suite("Storage") @MainActor
struct StorageTests {
  private let database: AppDatabase

  init() throws {
    database = AppDatabase(try .inMemory())
  }

  @Test("keeps a session until it is taken away")
  func session() {
    let session = Session(
      token: "t", account: Account(name: "Ada", handle: "ada", mayBuy: false))
    StoredSession(database: database).session = session
    #expect(StoredSession(database: database).session == session)
    StoredSession(database: database).session = nil
    #expect(StoredSession(database: database).session == nil)
  }

  @Test("tells no contacts from contacts that were never loaded")
  func contacts() {
    let contacts = StoredContacts(database: database)
    #expect(contacts.contacts == nil)
    contacts.contacts = []
    #expect(contacts.contacts == [])
    contacts.contacts = [
      Contact(name: "b", handle: "1"), Contact(name: "a'); DROP TABLE contacts --", handle: "2"),
    ]
    #expect(contacts.contacts?.map(\.handle) == ["1", "2"])
  }

  @Test("keeps all of an inbox that outlives the app")
  func inbox() {
    var inbox = Inbox()
    inbox.replace([.example("2", messages: 3, unread: 1), .example("1")])
    inbox.take(newest: [.example(1), .example(2), .example(3)], of: "2")
    inbox.add(OutgoingMessage(key: "a", conversation: "1", text: "one"))
    inbox.add(OutgoingMessage(key: "b", conversation: "2", text: "two"))
    inbox.fail("b")
    inbox.drafts["1"] = "draft"
    StoredInbox(database: database).save(inbox, changedFrom: Inbox())
    let loaded = StoredInbox(database: database).load()
    #expect(loaded.conversations == inbox.conversations)
    #expect(loaded.histories == inbox.histories)
    #expect(loaded.outgoing == inbox.outgoing)
    #expect(loaded.drafts == inbox.drafts)
    #expect(!loaded.isUpToDate)
  }

  @Test("saves only what has changed, and forgets what is gone")
  func change() {
    var inbox = Inbox()
    inbox.replace([.example("1", messages: 1)])
    inbox.take(newest: [.example(1)], of: "1")
    let stored = StoredInbox(database: database)
    stored.save(inbox, changedFrom: Inbox())
    stored.save(Inbox(), changedFrom: inbox)
    #expect(stored.load() == Inbox())
  }

  @Test("keeps preferences")
  func preferences() {
    let preferences = Preferences(
      appearance: .dark, textSize: .large, language: .simplifiedChinese)
    StoredPreferences(database: database).preferences = preferences
    #expect(StoredPreferences(database: database).preferences == preferences)
  }

  @Test("works without a folder, for as long as the app runs")
  func noFolder() {
    let database = AppDatabase(inFolder: "/nowhere/at/all")
    StoredContacts(database: database).contacts = [Contact(name: "a", handle: "b")]
    #expect(StoredContacts(database: database).contacts?.count == 1)
  }
}
