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

  @Test func `A conversation that is known is shown`() {
    var state = chats([.withGrace()])
    #expect(state.handle(.conversationWanted("1")).last == .announce(.conversationShown))
    #expect(state.page?.thread?.conversation == "1")
  }

  @Test func `A conversation that is not known yet is waited for`() {
    var state = chats(nil, wanted: "1")
    #expect(state.page == nil)
    _ = state.handle(.conversationsReplied(.success([.withGrace()])))
    #expect(state.page?.thread?.conversation == "1")
  }

  @Test func `A conversation that there is not changes nothing, now and later`() {
    var state = chats(nil)
    _ = state.handle(.conversationsReplied(.success([])))
    let before = state
    #expect(state.handle(.conversationWanted("1")).isEmpty)
    #expect(state == before)
  }

  @Test func `A conversation is not opened above itself`() {
    var state = chats([.withGrace()])
    _ = state.handle(.chosen("1"))
    let visit = state.page?.visit
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.visit == visit)
  }

  @Test func `A question gives way to the conversation it was asked in`() {
    var state = chats([.withGrace()])
    _ = state.handle(.chosen("1"))
    _ = state.handle(.thread(.leaveTapped))
    #expect(state.page?.thread?.leaving == .asked)
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.thread?.leaving == .idle)
  }

  @Test(arguments: [(true, true), (false, false)])
  func `A group takes the place of the form, if that is still there`(
    staysThere: Bool, isShown: Bool
  ) {
    var state = chats([])
    _ = state.handle(.newGroupTapped)
    if !staysThere { _ = state.handle(.wentBack) }
    _ = state.handle(.newGroup(.created(visit: 1, .success(.withGrace()))))
    #expect(state.conversations.value?.map(\.id) == ["1"])
    #expect((state.page?.thread?.conversation == "1") == isShown)
  }
}
