import Testing

@testable import CleanSwiftUI

@Suite("The chats interactor") @MainActor
struct ChatsInteractorTests {
  private let business: Business

  init() throws {
    business = try Business()
  }

  private var chats: RealChatsInteractor { business.chats }
  private var routing: Routing { business.appState.routing }

  @Test("follows a link to a chat that is known, whatever is in front")
  func followsLink() {
    business.appState.userData.chats = .loaded([.example("1")])
    business.appState.routing.tab = .contacts
    business.appState.routing.question = .delete("grace")
    chats.show("1")
    #expect(routing.tab == .chats)
    #expect(routing.chatsPath == [.chat("1")])
    #expect(routing.question == nil)
  }

  @Test("follows a link when the chat is known at last")
  func waitsForChat() async {
    chats.show("1")
    #expect(routing.chatsPath == [])
    business.web.chatList = [.example("1")]
    await chats.load()
    #expect(routing.chatsPath == [.chat("1")])
  }

  @Test("forgets a link that leads nowhere")
  func unknownChat() async {
    await chats.load()
    business.appState.routing.tab = .settings
    chats.show("1")
    chats.receive(.example("1"))
    #expect(routing.tab == .settings)
    #expect(routing.chatsPath == [])
  }

  @Test("removes what belongs to a chat that is gone, and leaves its screen")
  func chatIsGone() async {
    business.appState.userData.chats = .loaded([.example("1"), .example("2")])
    business.appState.userData.drafts = ["1": "half"]
    business.appState.userData.histories = ["1": .loaded(History())]
    business.appState.userData.outbox = [OutgoingMessage(key: "k", chat: "1", text: "t")]
    business.appState.routing.chatsPath = [.chat("1")]
    business.web.chatList = [.example("2")]
    await chats.load()
    #expect(business.appState.userData.chats == .loaded([.example("2")]))
    #expect(business.appState.userData.drafts == [:])
    #expect(business.appState.userData.histories == [:])
    #expect(business.appState.userData.outbox == [])
    #expect(routing.chatsPath == [])
  }

  @Test("removes a chat that the user is not a member of any more")
  func notAMember() {
    business.appState.userData.chats = .loaded([.example("1")])
    chats.receive(
      Chat(
        id: "1", isGroup: true, name: "Engines", members: [.grace], readUpTo: 0, unreadCount: 0))
    #expect(business.appState.userData.chats == .loaded([]))
  }

  @Test("keeps what is newer than a late reply")
  func lateReply() async {
    business.appState.userData.chats = .loaded([.example("1", messages: 3, unread: 1)])
    business.web.chatList = [.example("1", messages: 2)]
    await chats.load()
    #expect(business.appState.userData.chats == .loaded([.example("1", messages: 3, unread: 1)]))
  }

  @Test("keeps a chat that has come while the others were asked for")
  func newerChat() async {
    business.web.chatList = [.example("1")]
    business.web.beforeReply = { [chats] in chats.receive(.example("2")) }
    await chats.load()
    #expect(business.appState.userData.chats == .loaded([.example("2"), .example("1")]))
  }

  @Test("keeps a chat on top in which something was said while the others were asked for")
  func newerMessage() async {
    business.appState.userData.chats = .loaded([.example("1"), .example("2")])
    business.web.chatList = [.example("1"), .example("2")]
    business.web.beforeReply = { [appState = business.appState] in
      appState.userData.chats = .loaded([.example("2", messages: 1), .example("1")])
    }
    await chats.load()
    #expect(business.appState.userData.chats.value?.map(\.id) == ["2", "1"])
  }

  @Test("takes what was read here for read, and has it reported")
  func readHere() async {
    business.appState.userData.chats = .loaded([.example("1", messages: 2)])
    business.web.chatList = [.example("1", messages: 2, unread: 2)]
    await chats.load()
    #expect(business.appState.userData.chats == .loaded([.example("1", messages: 2)]))
    #expect(business.appState.userData.unreportedReads == ["1"])
  }

  @Test("goes from a contact to the chat with them, and does nothing twice at a time")
  func opens() async {
    let opening = ScreenState<Done>()
    business.appState.routing.tab = .contacts
    business.appState.routing.contactsPath = [.details("grace")]
    business.web.beforeReply = { [chats, web = business.web] in
      web.beforeReply = {}
      Task { await chats.openChat(with: "grace", in: opening.subject) }
    }
    await chats.openChat(with: "grace", in: opening.subject)
    #expect(opening.value == .loaded(Done()))
    #expect(business.web.requests == ["chat with grace"])
    #expect(routing.tab == .chats)
    #expect(routing.chatsPath == [.chat("grace")])
  }

  @Test("leads nobody to a chat who has left the contact meanwhile")
  func opensLate() async {
    let opening = ScreenState<Done>()
    business.appState.routing.tab = .contacts
    await chats.openChat(with: "grace", in: opening.subject)
    #expect(opening.value == .loaded(Done()))
    #expect(routing.tab == .contacts)
    #expect(routing.chatsPath == [])
  }

  @Test(
    "puts a new group in the place of its form, and of nothing else",
    arguments: [
      ([Routing.ChatsRoute.newGroup], [Routing.ChatsRoute.chat("Engines")]),
      ([.chat("1")], [.chat("1")]),
    ])
  func creates(path: [Routing.ChatsRoute], newPath: [Routing.ChatsRoute]) async {
    let creating = ScreenState<Done>()
    business.appState.routing.chatsPath = path
    await chats.createGroup(name: " Engines ", members: ["alan", "grace"], in: creating.subject)
    #expect(business.web.requests == ["create Engines [\"alan\", \"grace\"]"])
    #expect(creating.value == .loaded(Done()))
    #expect(routing.chatsPath == newPath)
  }

  @Test(
    "makes no group without a name and two others",
    arguments: [(" ", ["alan", "grace"]), ("Engines", ["alan"])])
  func incompleteGroup(name: String, members: [Contact.ID]) async {
    let creating = ScreenState<Done>()
    await chats.createGroup(name: name, members: members, in: creating.subject)
    #expect(creating.value == .failed(.incompleteGroup))
    #expect(business.web.requests == [])
  }

  @Test("tells the screen why a group cannot be left")
  func leaves() async {
    let leaving = ScreenState<Done>()
    business.appState.userData.chats = .loaded([.engines])
    business.web.problem = .refused
    await chats.leave("engines", in: leaving.subject)
    #expect(leaving.value == .failed(.refused))
    #expect(business.appState.userData.chats == .loaded([.engines]))
  }

  @Test("leaves groups alone", arguments: [(Chat.engines, true), (.example("1"), false)])
  func leavesGroups(chat: Chat, canBeLeft: Bool) async {
    let leaving = ScreenState<Done>()
    business.appState.userData.chats = .loaded([chat])
    await chats.leave(chat.id, in: leaving.subject)
    #expect(leaving.value == (canBeLeft ? .loaded(Done()) : .failed(.chatCannotBeLeft)))
    #expect(business.web.requests == (canBeLeft ? ["leave engines"] : []))
    #expect(business.appState.userData.chats == .loaded(canBeLeft ? [] : [chat]))
  }
}
