import MessengerStorage
import Testing

@testable import Elm

@Suite("The memory's store") @MainActor
struct MemoryStoreTests {
  private let database: Database
  private let store: MemoryStore
  private let full: Memory

  init() throws {
    database = try Database.inMemory()
    store = MemoryStore(database)
    var history = History()
    history.insert([.from("grace", 1), .from("ada", 2)])
    full = Memory(
      preferences: Preferences(appearance: .dark, textSize: .small, language: .chinese),
      account: AccountMemory(
        session: .ada, contacts: [.grace], conversations: [.grace],
        histories: ["grace": history, "o'hara": History()],
        outbox: [OutgoingText(key: "k", conversation: "grace", text: "Hello", hasFailed: true)],
        drafts: ["grace": "Dear Gra"]))
  }

  @Test("has nothing at first")
  func empty() {
    #expect(store.load() == Memory())
  }

  @Test("brings back what was saved, on the next launch")
  func saves() {
    store.save(full, insteadOf: Memory())
    #expect(MemoryStore(database).load() == full)
  }

  @Test("writes what has changed, and nothing else")
  func writesChanges() throws {
    store.save(full, insteadOf: Memory())
    try database.execute("UPDATE memory SET value = '[]' WHERE name = 'contacts'")
    var new = full
    new.account?.drafts = [:]
    store.save(new, insteadOf: full)
    new.account?.contacts = []
    #expect(store.load() == new)
  }

  @Test("forgets an account, and nothing of the device")
  func forgets() throws {
    store.save(full, insteadOf: Memory())
    store.save(Memory(preferences: full.preferences), insteadOf: full)
    #expect(store.load() == Memory(preferences: full.preferences))
    #expect(try database.query("SELECT name FROM memory").count == 1)
  }

  @Test("does without what cannot be read")
  func damaged() throws {
    store.save(full, insteadOf: Memory())
    try database.execute("UPDATE memory SET value = '{' WHERE name = 'contacts'")
    var expected = full
    expected.account?.contacts = nil
    #expect(store.load() == expected)
  }

  @Test("keeps nothing without a database, and does not mind")
  func noDatabase() {
    let store = MemoryStore(nil)
    store.save(full, insteadOf: Memory())
    #expect(store.load() == Memory())
  }
}
