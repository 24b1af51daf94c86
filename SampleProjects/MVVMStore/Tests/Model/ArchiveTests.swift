import MessengerStorage
import Testing

@testable import MVVMStore

@Suite("The archive") @MainActor
struct ArchiveTests {
  private let database: Database
  private let archive: AccountArchive

  init() throws {
    database = try Database.inMemory()
    archive = AccountArchive(Archive(database))
  }

  @Test("remembers a mailbox, part by part")
  func mailbox() {
    let mailbox = filled()
    archive.save(mailbox, replacing: Mailbox())
    #expect(AccountArchive(Archive(database)).mailbox() == mailbox)
  }

  @Test("forgets what is gone, and writes nothing that is as it was")
  func forgetting() {
    let mailbox = filled()
    archive.save(mailbox, replacing: Mailbox())
    var less = mailbox
    less.drafts = [:]
    less.histories = [:]
    archive.save(less, replacing: mailbox)
    #expect(archive.mailbox() == less)
    archive.save(mailbox, replacing: mailbox)
    #expect(archive.mailbox() == less)
  }

  @Test("neither keeps nor knows anything after the session's end")
  func closed() {
    archive.close()
    archive.save(filled(), replacing: Mailbox())
    #expect(AccountArchive(Archive(database)).mailbox() == Mailbox())
    AccountArchive(Archive(database)).save(filled(), replacing: Mailbox())
    #expect(archive.mailbox() == Mailbox())
  }

  @Test("tells an empty list from one that was never loaded")
  func empty() {
    archive.save(Mailbox(conversations: .loaded([])), replacing: Mailbox())
    #expect(archive.mailbox().conversations == .loaded([]))
  }

  @Test("has no memory of what it cannot read")
  func damaged() throws {
    try database.execute("INSERT INTO entries (name, value) VALUES ('session', ?)", .blob([0]))
    let session: Session? = archive.value(of: "session")
    #expect(session == nil)
  }

  @Test("forgets everything but one thing")
  func removing() {
    let archive = Archive(database)
    archive.save {
      try $0.write("a", to: "kept")
      try $0.write("b", to: "gone")
    }
    archive.removeAll(except: "kept")
    let (kept, gone): (String?, String?) = (archive.value(of: "kept"), archive.value(of: "gone"))
    #expect(kept == "a")
    #expect(gone == nil)
  }

  @Test("keeps all or nothing")
  func transaction() {
    let archive = Archive(database)
    archive.save {
      try $0.write("a", to: "half")
      throw Problem.somethingWentWrong
    }
    let half: String? = archive.value(of: "half")
    #expect(half == nil)
  }

  @Test("does without a database")
  func noDatabase() {
    let archive = AccountArchive(Archive(nil))
    archive.save(filled(), replacing: Mailbox())
    #expect(archive.mailbox() == Mailbox())
  }

  private func filled() -> Mailbox {
    var history = History()
    history.insert([.example(1), .example(2)])
    return Mailbox(
      conversations: .loaded([.example("1", messages: 2)]), histories: ["1": history],
      outgoing: [OutgoingMessage(key: "a", conversation: "1", text: "A", hasFailed: true)],
      drafts: ["1": "Dear"], unreportedReads: ["1"])
  }
}
