import Testing

@testable import Elm

@Suite("Groups")
struct GroupUpdateTests {
  private let engines = Conversation.example("engines", isGroup: true)
  private var chats = ChatsUnderTest([.example("engines", isGroup: true)])

  @Test("need a name and two contacts, who can be gone meanwhile")
  mutating func gone() {
    chats.send(.newGroupTapped)
    chats.send(.newGroup(.contactTapped("alan")))
    chats.send(.newGroup(.contactTapped("grace")))
    chats.situation.contacts = [.grace]
    chats.send(.newGroup(.nameChanged("Engines")))
    #expect(chats.send(.newGroup(.createTapped)).isEmpty)
    #expect(chats.newGroup?.chosen == ["grace"])
  }

  @Test("need a name and two others")
  mutating func incomplete() {
    chats.send(.newGroupTapped)
    chats.send(.newGroup(.nameChanged("Engines")))
    chats.send(.newGroup(.contactTapped("alan")))
    chats.send(.newGroup(.contactTapped("grace")))
    chats.send(.newGroup(.contactTapped("alan")))
    #expect(chats.newGroup?.canBeMade == false)
    #expect(chats.send(.newGroup(.createTapped)).isEmpty)
    chats.send(.newGroup(.contactTapped("alan")))
    #expect(chats.newGroup?.canBeMade == true)
    #expect(
      chats.send(.newGroup(.createTapped))
        == [.makeGroup(name: "Engines", members: ["alan", "grace"])])
    #expect(chats.send(.newGroup(.createTapped)).isEmpty)
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

  @Test(
    "are left step by step: there is no way around the question",
    arguments: [
      (.idle, .leaveTapped, .asking, []), (.failed(.noConnection), .leaveTapped, .asking, []),
      (.asking, .leaveCancelled, .idle, []),
      (.asking, .leaveConfirmed, .busy, [.leaveConversation("engines")]),
      (.idle, .leaveConfirmed, .idle, []), (.busy, .leaveTapped, .busy, []),
      (.busy, .leaveConfirmed, .busy, []),
    ] as [(Leaving, ThreadMessage, Leaving, [ServerRequest])])
  mutating func steps(
    before: Leaving, message: ThreadMessage, after: Leaving, requests: [ServerRequest]
  ) {
    chats.send(.conversationChosen("engines"))
    chats.setLeaving(before)
    #expect(chats.send(.thread(message)) == requests)
    #expect(chats.thread?.leaving == after)
  }

  @Test("stay when the server does not agree, and the page says so")
  mutating func notLeft() {
    chats.send(.conversationChosen("engines"))
    chats.send(.thread(.leaveTapped))
    chats.send(.thread(.leaveConfirmed))
    chats.send(.groupLeft("engines", failure: .refused, visit: 1))
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
    app.sendHome(.news(.conversation(.example("engines", isGroup: true, members: [.grace]))))
    #expect(app.home?.chats.openConversation == nil)
    #expect(app.home?.chats.inbox.outbox.isEmpty == true)
  }
}
