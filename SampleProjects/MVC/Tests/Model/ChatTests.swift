import MessengerWire
import Testing

@testable import MVC

@Suite
struct ChatTests {
  @Test func countsMessagesOfOthersAsUnread() {
    var chat = Chat(.sample(messages: 2, readUpTo: 2))
    chat.append(Message(.sample(3)), isOwn: false)
    chat.append(Message(.sample(4, from: "ada")), isOwn: true)
    #expect(chat.unreadCount == 1)
    #expect(chat.lastNumber == 4)
  }

  @Test func hasNothingUnreadOnceAllIsRead() {
    var chat = Chat(.sample(messages: 3))
    chat.markRead(upTo: 3)
    #expect(chat.unreadCount == 0)
    #expect(chat.readUpTo == 3)
  }

  @Test func staysReadIfTheServerHasNotHeardOfIt() {
    var chat = Chat(.sample(messages: 3))
    chat.keep(from: Chat(.sample(messages: 3, readUpTo: 3)))
    #expect(chat.unreadCount == 0)
  }

  @Test func keepsTheNamesOfThoseWhoHaveLeft() {
    var old = Chat(.sample())
    old.memberNames["alan"] = "Alan"
    var chat = Chat(.sample())
    chat.keep(from: old)
    #expect(chat.memberNames["alan"] == "Alan")
  }
}
