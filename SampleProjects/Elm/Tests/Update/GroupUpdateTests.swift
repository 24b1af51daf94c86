import Testing

@testable import Elm

@Suite("Groups")
struct GroupUpdateTests {
  private let engines = Conversation.example("engines", isGroup: true)
  private var chats = ChatsUnderTest([.example("engines", isGroup: true)])

  @Test("need a name and two others")
  mutating func incomplete() {
    chats.send(.newGroupTapped)
    chats.send(.newGroup(.nameChanged("Engines")))
    chats.send(.newGroup(.contactTapped("alan")))
    chats.send(.newGroup(.contactTapped("grace")))
    chats.send(.newGroup(.contactTapped("alan")))
    #expect(chats.send(.newGroup(.createTapped)).isEmpty)
    chats.send(.newGroup(.contactTapped("alan")))
    #expect(
      chats.send(.newGroup(.createTapped))
        == [.makeGroup(name: "Engines", members: ["alan", "grace"])])
  }

  @Test("take the place of the page that has made them, and of no other one")
  mutating func created() {
    for (visit, isShown) in [(1, true), (2, false)] {
      chats = ChatsUnderTest([])
      chats.send(.newGroupTapped)
      chats.send(.groupCreated(.success(engines), visit: visit))
      #expect((chats.model.openConversation == "engines") == isShown)
      #expect(chats.model.inbox.conversation("engines") != nil)
    }
  }

  @Test("are left after a question, and gone when the server agrees")
  mutating func left() {
    chats.send(.conversationChosen("engines"))
    #expect(chats.send(.thread(.leaveTapped)).isEmpty)
    #expect(
      chats.send(.thread(.leaveConfirmed)) == [.leaveConversation("engines")])
    chats.send(.groupLeft("engines", failure: nil, visit: 1))
    #expect(chats.model.inbox.conversations == .loaded([]))
    #expect(chats.model.openConversation == nil)
  }

  @Test("stay when the server does not agree, and the page says so")
  mutating func notLeft() {
    chats.send(.conversationChosen("engines"))
    chats.send(.thread(.leaveConfirmed))
    chats.send(.groupLeft("engines", failure: .invalid("name"), visit: 1))
    #expect(chats.thread?.leaving == .failed(.somethingWentWrong))
    #expect(chats.model.inbox.conversation("engines") != nil)
  }

  @Test("are gone, with what waits to be sent, when the user is no member any more")
  mutating func removed() {
    var app = AppUnderTest.signedIn(AccountMemory(session: .ada, conversations: [engines]))
    app.send(.connectionChanged(.offline))
    app.sendHome(.chats(.conversationChosen("engines")))
    app.sendHome(.chats(.thread(.draftChanged("Hello"))))
    app.sendHome(.chats(.thread(.sendTapped)))
    app.send(.news(.conversation(.example("engines", isGroup: true, members: [.grace]))))
    #expect(app.home?.chats.openConversation == nil)
    #expect(app.home?.chats.inbox.outbox.isEmpty == true)
  }
}
