import Foundation
import MessengerStorage
import Testing

@testable import StateContainer

@Suite @MainActor struct MemoryTests {
  private let memory: Memory

  init() throws {
    memory = Memory(try .inMemory())
  }

  @Test func whatIsKeptLastIsWhatIsKnown() {
    memory.keep([Contact.alan], as: .contacts)
    memory.keep([Contact.grace], as: .contacts)
    #expect(memory.value(for: .contacts) == [Contact.grace])
  }

  @Test func eachPartOfTheChatsIsKnownAgain() {
    var history = History()
    history.insert([.fromGrace(1)])
    let message = OutgoingMessage(key: "key", conversation: "1", text: "Hello")
    let parts: [ChatsMemory.Part] = [
      .conversations([.withGrace(1)]), .outbox([message]), .drafts(["1": "Hel"]),
      .readMarks(["1": 1]), .history("1", history), .history("2", history), .history("2", nil),
    ]
    for part in parts { memory.keep(part) }
    #expect(
      memory.chats
        == ChatsMemory(
          conversations: [.withGrace(1)], outbox: [message], drafts: ["1": "Hel"],
          readMarks: ["1": 1], histories: ["1": history]))
  }

  @Test func withTheAccountGoesEverythingButHowTheDeviceShowsTheApp() {
    memory.keep(Session.ada, as: .session)
    memory.keep(Preferences(appearance: .dark), as: .preferences)
    memory.forgetAccount()
    #expect(memory.value(Session.self, for: .session) == nil)
    #expect(memory.value(for: .preferences) == Preferences(appearance: .dark))
  }

  @Test func whatIsDamagedIsAsIfItHadNeverBeenThere() throws {
    let database = try Database.inMemory()
    let memory = Memory(database)
    try database.execute("INSERT INTO memory VALUES ('contacts', ?)", .blob([1, 2, 3]))
    #expect(memory.value([Contact].self, for: .contacts) == nil)
  }

  @Test func withoutADatabaseNothingIsKnownAndNothingGoesWrong() {
    let memory = Memory(nil as Database?)
    memory.keep(Session.ada, as: .session)
    #expect(memory.value(Session.self, for: .session) == nil)
  }
}
