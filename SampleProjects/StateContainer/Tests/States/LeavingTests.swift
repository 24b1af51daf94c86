import Testing

@testable import StateContainer

@Suite struct LeavingTests {
  /// A conversation that is open since the first visit.
  private func chats(_ leaving: ThreadPage.Leaving) -> ChatsState {
    var state = ChatsState.ada([.withGrace()]).after(.chosen("1"))
    state.changeThread { $0.leaving = leaving }
    return state
  }

  @Test(
    arguments: [
      (.idle, .leaveTapped, .asked, []),
      (.failed(.noConnection), .leaveTapped, .asked, []),
      (.asked, .leaveCancelled, .idle, []),
      (.asked, .leaveConfirmed, .busy, [.leave("1", visit: 1)]),
      (.busy, .left("1", visit: 1, .noConnection), .failed(.noConnection), []),
      (.busy, .left("1", visit: 1, .refused), .failed(.somethingWentWrong), []),
    ] as [(ThreadPage.Leaving, ThreadEvent, ThreadPage.Leaving, [ChatsEffect])])
  func aGroupIsLeftAfterTheQuestion(
    before: ThreadPage.Leaving, event: ThreadEvent, after: ThreadPage.Leaving,
    effects: [ChatsEffect]
  ) {
    var state = chats(before)
    #expect(state.handle(.thread(event)) == effects)
    #expect(state.page?.thread?.leaving == after)
  }

  @Test(
    arguments: [
      (.idle, .leaveConfirmed), (.idle, .leaveCancelled), (.idle, .left("1", visit: 1, .refused)),
      (.asked, .left("1", visit: 1, .refused)),
      (.busy, .leaveTapped), (.busy, .leaveCancelled), (.busy, .leaveConfirmed),
      (.busy, .left("1", visit: 2, .refused)),
      (.failed(.noConnection), .leaveConfirmed),
    ] as [(ThreadPage.Leaving, ThreadEvent)])
  func noOtherStepLeadsAnywhere(leaving: ThreadPage.Leaving, event: ThreadEvent) {
    var state = chats(leaving)
    #expect(state.handle(.thread(event)).isEmpty)
    #expect(state.page?.thread?.leaving == leaving)
  }

  @Test func aGroupThatIsLeftIsGoneWithWhatWaitsForIt() {
    var state = ChatsState.ada([.withGrace()], status: .offline).after(
      .chosen("1"), .thread(.draftChanged("One")), .thread(.sendTapped))
    _ = state.handle(.thread(.left("1", visit: 1, nil)))
    #expect(state.outbox.messages.isEmpty)
    #expect(state.page == nil)
  }
}
