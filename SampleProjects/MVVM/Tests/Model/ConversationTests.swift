import Testing

@testable import MVVM

@Suite
struct ConversationTests {
  @Test func isReadWhenItsLastMessageIs() {
    var conversation = Conversation("1", last: Message(5), unread: 2)
    conversation.read(upTo: 4)
    #expect(conversation.unreadCount == 2)
    conversation.read(upTo: 5)
    #expect(conversation.unreadCount == 0)
  }

  @Test func isNeverReadBackwards() {
    var conversation = Conversation("1", last: Message(5))
    conversation.read(upTo: 5)
    conversation.read(upTo: 3)
    #expect(conversation.readUpTo == 5)
  }

  @Test func callsSomebodyWhoHasLeftByTheirHandle() {
    #expect(Conversation("1").name(of: "grace") == "Grace")
    #expect(Conversation("1").name(of: "alan") == "alan")
  }
}
