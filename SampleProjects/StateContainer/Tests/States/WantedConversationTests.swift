import Testing

@testable import StateContainer

@Suite struct WantedConversationTests {
  private static let unknown = ChatsState.ada(nil)
  private static let upToDate = ChatsState.ada([]).after(.conversationsReplied(.success([])))

  @Test(
    arguments: [
      (ChatsState.ada([.withGrace()]), .conversationWanted("1"), .behind(.up, wanted: nil), "1"),
      (unknown, .conversationWanted("1"), .behind(.up, wanted: "1"), nil),
      (
        unknown.after(.conversationWanted("1")), .sessionStatusChanged(.offline),
        .behind(.offline, wanted: "1"), nil
      ),
      (
        unknown.after(.conversationWanted("1")), .conversationsReplied(.success([.withGrace()])),
        .upToDate, "1"
      ),
      // There is no such conversation.
      (
        unknown.after(.conversationWanted("1")), .conversationsReplied(.success([])), .upToDate, nil
      ),
      (upToDate, .conversationWanted("1"), .upToDate, nil),
      // What the server said before the connection was gone does not end the wait.
      (
        unknown.after(.conversationWanted("1"), .sessionStatusChanged(.offline)),
        .conversationsReplied(.success([])), .behind(.offline, wanted: "1"), nil
      ),
    ] as [(ChatsState, ChatsEvent, ChatsState.Sync, Conversation.ID?)])
  func aConversationIsShownAsSoonAsItIsKnown(
    before: ChatsState, event: ChatsEvent, sync: ChatsState.Sync, shown: Conversation.ID?
  ) {
    let state = before.after(event)
    #expect(state.sync == sync)
    #expect(state.shown.value == shown)
    #expect(state.page?.thread?.conversation == shown)
  }

  @Test func aConversationIsNotOpenedAboveItself() {
    var state = ChatsState.ada([.withGrace()])
    _ = state.handle(.chosen("1"))
    let visit = state.page?.visit
    let shown = state.shown
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.visit == visit)
    #expect(state.shown != shown)
  }

  @Test func aQuestionGivesWayToTheConversationItWasAskedIn() {
    var state = ChatsState.ada([.withGrace()])
    _ = state.handle(.chosen("1"))
    _ = state.handle(.thread(.leaveTapped))
    #expect(state.page?.thread?.leaving == .asked)
    _ = state.handle(.conversationWanted("1"))
    #expect(state.page?.thread?.leaving == .idle)
  }

  @Test func aConversationThatChangesDoesNotStandForAllThatCouldNotBeLoaded() {
    var state = ChatsState.ada(nil)
    _ = state.handle(.conversationsReplied(.failure(.noConnection)))
    #expect(state.conversations == .failed)
    #expect(state.handle(.conversationChanged(.withGrace())) == [.loadConversations])
    #expect(state.conversations == .loading(last: nil, isOutdated: false))
  }
}
