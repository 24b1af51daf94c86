import MessengerStorage
import Testing

@testable import MVVMStore

@Suite("The archive") @MainActor
struct ArchiveTests {
  private let database: Database
  private let archive: Archive

  init() throws {
    database = try Database.inMemory()
    archive = Archive(database)
  }

  @Test("remembers everything that it is given")
  func everything() {
    var history = History()
    history.insert([.example(1), .example(2)])
    let memory = Memory(
      preferences: Preferences(appearance: .dark, textSize: .large, language: .simplifiedChinese),
      session: .ada, contacts: [.alan, .grace], conversations: [.example("1", messages: 2)],
      histories: ["1": history],
      outgoing: [OutgoingMessage(key: "a", conversation: "1", text: "A", hasFailed: true)],
      drafts: ["1": "Dear"])
    archive.save(memory, replacing: Memory())
    #expect(Archive(database).load() == memory)
  }

  @Test("forgets what is gone")
  func forgetting() {
    let old = Memory(session: .ada, contacts: [.grace], drafts: ["1": "Dear"])
    archive.save(old, replacing: Memory())
    archive.save(Memory(), replacing: old)
    #expect(archive.load() == Memory())
  }

  @Test("tells an empty list from one that was never loaded")
  func empty() {
    archive.save(Memory(contacts: []), replacing: Memory())
    #expect(archive.load().contacts == [])
    #expect(archive.load().conversations == nil)
  }

  @Test("has no memory of what it cannot read")
  func damaged() throws {
    try database.execute("INSERT INTO entries (name, value) VALUES ('session', ?)", .blob([0]))
    #expect(archive.load() == Memory())
  }

  @Test("does without a database")
  func noDatabase() {
    let archive = Archive(nil)
    archive.save(Memory(session: .ada), replacing: Memory())
    #expect(archive.load() == Memory())
  }
}
