import Testing

@testable import MVVMC

@Suite
struct ConversationListTests {
  private var list = [Conversation("1", last: Message(5)), Conversation("2", last: Message(2))]

  private var ids: [String] { list.map(\.id) }

  @Test mutating func aMessageBringsItsThreadToTheTop() {
    let isComplete = list.receive(Message(3), in: "2", isOwn: false)
    #expect(isComplete)
    #expect(ids == ["2", "1"])
    #expect(list[0].lastMessage == Message(3))
    #expect(list[0].unreadCount == 1)
  }

  @Test mutating func theUsersOwnMessageIsNotUnread() {
    _ = list.receive(Message(3, from: "ada"), in: "2", isOwn: true)
    #expect(ids == ["2", "1"])
    #expect(list[0].unreadCount == 0)
  }

  @Test mutating func aMessageThatIsKnownChangesNothing() {
    let before = list
    let isComplete = list.receive(Message(2), in: "2", isOwn: false)
    #expect(isComplete)
    #expect(list == before)
  }

  @Test mutating func missesWhatIsBeforeAMessage() {
    let isComplete = list.receive(Message(4), in: "2", isOwn: false)
    #expect(!isComplete)
    #expect(list[0].lastMessage == Message(4))
  }

  @Test mutating func missesAThreadThatIsNotKnown() {
    let isComplete = list.receive(Message(1), in: "3", isOwn: false)
    #expect(!isComplete)
    #expect(ids == ["1", "2"])
  }

  @Test mutating func aThreadThatChangesStaysInItsPlace() {
    list.update(Conversation("2", isGroup: true))
    #expect(ids == ["1", "2"])
    #expect(list[1].isGroup)
  }

  @Test mutating func aNewThreadComesToTheTop() {
    list.update(Conversation("3"))
    #expect(ids == ["3", "1", "2"])
  }

  @Test mutating func isReadOnceToItsEnd() {
    _ = list.receive(Message(3), in: "2", isOwn: false)
    #expect(list.read("2") == 3)
    #expect(list.read("2") == nil)
    #expect(list[0].unreadCount == 0)
  }

  @Test func callsSomebodyWhoHasLeftByTheirHandle() {
    #expect(Conversation("1").name(of: "grace") == "Grace")
    #expect(Conversation("1").name(of: "alan") == "alan")
  }
}
