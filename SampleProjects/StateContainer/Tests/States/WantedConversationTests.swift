import Testing

@testable import StateContainer

@Suite struct WantedConversationTests {
  private func chats(_ conversations: [Conversation]?, wanted: String? = nil) -> ChatsState {
    ChatsState.after(
      .started(
        ChatsStart(
          handle: "ada", keys: KeySequence(seed: "key"),
          memory: ChatsMemory(conversations: conversations), link: .up,
          wantedConversation: wanted)))
  }

  @Test func aConversationThatIsKnownIsShown() {
    var state = chats([.withGrace()])
    #expect(state.handle(.conversationWanted("1")).last == .announce(.conversationShown))
    #expect(state.page?.thread?.conversation == "1")
  }

  @Test func aConversationThatIsNotKnownYetIsWaitedFor() {
    var state = chats(nil, wanted: "1")
    #expect(state.page == nil)
    _ = state.handle(.conversationsReplied(.success([.withGrace()])))
    #expect(state.page?.thread?.conversation == "1")
  }

  @Test func aConversationThatThereIsNotChangesNothingNowAndLater() {
    var state = chats(nil)
    _ = state.handle(.conversationsReplied(.success([])))
    let before = state
    #expect(state.handle(.conversationWanted("1")).isEmpty)
    #expect(state == before)
  }

  @Test func aConversationIsNotOpenedAboveItself() {
    var state = chats([.withGrace()])
    _ = state.handle(.chosen("1"))
    let visit = state.page?.visit
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.visit == visit)
  }

  @Test func aQuestionGivesWayToTheConversationItWasAskedIn() {
    var state = chats([.withGrace()])
    _ = state.handle(.chosen("1"))
    _ = state.handle(.thread(.leaveTapped))
    #expect(state.page?.thread?.leaving == .asked)
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.thread?.leaving == .idle)
  }

  @Test func aConversationThatChangesDoesNotStandForAllThatCouldNotBeLoaded() {
    var state = chats(nil)
    _ = state.handle(.conversationsReplied(.failure(.noConnection)))
    #expect(state.conversations == .failed)
    #expect(state.handle(.conversationChanged(.withGrace())) == [.loadConversations])
    #expect(state.conversations == .loading)
  }

  @Test(arguments: [true, false])
  func aGroupTakesThePlaceOfTheFormIfThatIsStillThere(waits: Bool) {
    var state = chats([])
    _ = state.handle(.newGroupTapped)
    if !waits { _ = state.handle(.wentBack) }
    _ = state.handle(.newGroup(.created(visit: 1, .success(.withGrace()))))
    #expect(state.conversations.value?.map(\.id) == ["1"])
    #expect((state.page?.thread?.conversation == "1") == waits)
  }
}
