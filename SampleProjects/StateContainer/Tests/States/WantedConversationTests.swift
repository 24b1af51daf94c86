import Testing

@testable import StateContainer

@Suite struct WantedConversationTests {
  @Test func aConversationThatIsKnownIsShown() {
    var state = ChatsState.ada([.withGrace()])
    _ = state.handle(.conversationWanted("1"))
    #expect(state.shown.value == "1")
    #expect(state.page?.thread?.conversation == "1")
  }

  @Test func aConversationThatIsNotKnownYetIsWaitedFor() {
    var state = ChatsState.ada(nil).after(.conversationWanted("1"))
    #expect(state.page == nil)
    #expect(state.sync == .behind(.up, wanted: "1"))
    _ = state.handle(.conversationsReplied(.success([.withGrace()])))
    #expect(state.page?.thread?.conversation == "1")
    #expect(state.sync == .upToDate)
  }

  @Test func aListThatComesWhenTheConnectionIsGoneDoesNotEndTheWait() {
    var state = ChatsState.ada(nil).after(.conversationWanted("1"), .linkChanged(.down))
    _ = state.handle(.conversationsReplied(.success([])))
    #expect(state.sync == .behind(.down, wanted: "1"))
  }

  @Test func aConversationThatThereIsNotChangesNothingNowAndLater() {
    var state = ChatsState.ada(nil)
    _ = state.handle(.conversationsReplied(.success([])))
    let before = state
    #expect(state.handle(.conversationWanted("1")).isEmpty)
    #expect(state == before)
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

  @Test(arguments: [true, false])
  func aGroupTakesThePlaceOfTheFormIfThatIsStillThere(waits: Bool) {
    var state = ChatsState.ada([])
    _ = state.handle(.newGroupTapped)
    if !waits { _ = state.handle(.wentBack) }
    _ = state.handle(.newGroup(.created(visit: 1, .success(.withGrace()))))
    #expect(state.conversations.value?.map(\.id) == ["1"])
    #expect((state.page?.thread?.conversation == "1") == waits)
  }
}
