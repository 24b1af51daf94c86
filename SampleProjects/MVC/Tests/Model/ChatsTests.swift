import MessengerWire
import Testing

@testable import MVC

@Suite
struct ChatsTests {
  @Test func areInTheOrderOfActivity() {
    var chats = Chats([Chat(.sample("a")), Chat(.sample("b"))])
    chats["c"] = Chat(.sample("c"))
    chats = chats.withFirst(Chat(.sample("b")))
    #expect(chats.all.map(\.id) == ["b", "c", "a"])
  }

  @Test func stayAsTheyAreIfTheListHasNotHeardOfTheChange() {
    let chats = Chats([
      Chat(.sample("new")), Chat(.sample("talk", messages: 2)), Chat(.sample("quiet")),
    ])
    let list = [Chat(.sample("quiet")), Chat(.sample("gone")), Chat(.sample("talk", messages: 1))]
    let replaced = chats.replaced(by: list, except: ["new", "talk", "gone"])
    #expect(replaced.all.map(\.id) == ["new", "talk", "quiet"])
    #expect(replaced["talk"]?.lastNumber == 2)
  }

  @Test func areTakenOut() {
    var chats = Chats([Chat(.sample("a", messages: 2)), Chat(.sample("b", messages: 1))])
    chats["a"] = nil
    #expect(chats.all.map(\.id) == ["b"])
    #expect(chats.unreadCount == 1)
  }
}
