import Testing

@testable import StateContainer

@Suite struct MessagesTests {
  private func chats(
    _ conversations: [Conversation], open id: String? = nil, status: SessionStatus = .up
  ) -> ChatsState {
    let state = ChatsState.ada(conversations, status: status)
    return id.map { state.after(.chosen($0)) } ?? state
  }

  private func page(_ numbers: ClosedRange<Int>, before: Int? = nil) -> ChatsEvent {
    .messagesReplied(
      MessagesReply(
        conversation: "1", before: before, visit: 1,
        result: .success(numbers.map(Message.fromGrace))))
  }

  @Test(
    arguments: [
      (nil, 1, .failed),
      // What is asked for beyond the newest messages can be asked for again.
      (21, 1, .notRequested),
      // That visit is over.
      (nil, 2, .notRequested),
    ] as [(Int?, Int, Loadable<History>)])
  func aThreadThatCouldNotBeLoadedSaysSo(before: Int?, visit: Int, history: Loadable<History>) {
    var state = chats([.withGrace()], open: "1")
    #expect(
      state.handle(
        .messagesReplied(
          MessagesReply(
            conversation: "1", before: before, visit: visit, result: .failure(.noConnection)))
      ).isEmpty)
    #expect(state.page?.thread.map(state.history) == history)
  }

  @Test(
    arguments: [
      (.up, true), (.offline, true),
      // The newest messages are asked for when the session is taken up.
      (.connecting, false), (.resuming, false),
    ] as [(SessionStatus, Bool)])
  func aThreadIsAskedForWhenItIsOpenedOrOnTheNextConnection(status: SessionStatus, isAsked: Bool) {
    var state = chats([.withGrace()], status: status)
    let load = ChatsEffect.loadMessages(of: "1", before: nil, limit: 20, visit: 1)
    #expect(state.handle(.chosen("1")).contains(load) == isAsked)
    #expect(state.page?.thread.map(state.history) == .notRequested)
    _ = state.handle(.sessionStatusChanged(.offline))
    #expect(state.page?.thread.map(state.history) == .failed)
    #expect(state.handle(.sessionStatusChanged(.up)).contains(load))
  }

  @Test func aMessageBringsItsConversationToTheTopUnread() {
    var state = chats([.withGrace(id: "2"), .withGrace(id: "1")])
    _ = state.handle(.messageArrived(.fromGrace(1), in: "1"))
    #expect(state.conversations.value?.map(\.id) == ["1", "2"])
    #expect(state.unreadCount == 1)
  }

  @Test func aMessageCountsOnceHoweverOftenItIsTold() {
    var state = chats([.withGrace()])
    for _ in 1...2 { _ = state.handle(.messageArrived(.fromGrace(1), in: "1")) }
    #expect(state.unreadCount == 1)
  }

  @Test func aMessageOnTheScreenIsReadAndTheServerIsTold() {
    var state = chats([.withGrace()], open: "1")
    let effects = state.handle(.messageArrived(.fromGrace(1), in: "1"))
    #expect(state.unreadCount == 0)
    #expect(effects.contains(.markRead("1", upTo: 1)))
  }

  @Test func aMessageBehindAnotherTabIsUnreadUntilTheTabIsSelected() {
    var state = chats([.withGrace()], open: "1")
    _ = state.handle(.tabSelected(.settings))
    _ = state.handle(.messageArrived(.fromGrace(1), in: "1"))
    #expect(state.unreadCount == 1)
    #expect(state.handle(.tabSelected(.chats)).contains(.markRead("1", upTo: 1)))
  }

  @Test func whatWasReadWithoutAConnectionIsToldOnTheNextOne() {
    var state = chats([.withGrace(3)], open: "1", status: .offline)
    #expect(state.unreadCount == 0)
    #expect(state.handle(.sessionStatusChanged(.up)).contains(.markRead("1", upTo: 3)))
  }

  @Test func whatWasReadHereIsNotUnreadAgainByAListThatIsOlder() {
    var state = chats([.withGrace(3)], open: "1", status: .offline)
    _ = state.handle(.sessionStatusChanged(.up))
    _ = state.handle(.conversationsReplied(.success([.withGrace(3)])))
    #expect(state.unreadCount == 0)
  }

  @Test func aGapIsFilledByAskingForWhatIsBeforeItsEnd() {
    var state = chats([.withGrace(20, unread: 0)], open: "1")
    _ = state.handle(page(1...20))
    let effects = state.handle(.messageArrived(.fromGrace(31), in: "1"))
    #expect(effects.contains(.loadMessages(of: "1", before: 31, limit: 20, visit: 1)))
  }

  @Test func whatCameAfterTheReplyWasMadeIsAskedForAsWell() {
    var state = chats([.withGrace(20, unread: 0)], open: "1")
    _ = state.handle(.messageArrived(.fromGrace(22), in: "1"))
    #expect(
      state.handle(page(1...20)).contains(.loadMessages(of: "1", before: 22, limit: 20, visit: 1)))
  }

  @Test func aPageThatComesLateDoesNotTouchTheThreadThatIsOpenNow() {
    var state = chats([.withGrace(1), .withGrace(id: "2")], open: "1")
    _ = state.handle(.wentBack)
    _ = state.handle(.chosen("2"))
    let thread = state.page
    _ = state.handle(page(1...1))
    #expect(state.page == thread)
    #expect(state.rows(of: .withGrace(id: "2")).isEmpty)
  }

  @Test func olderMessagesDoNotScroll() {
    var state = chats([.withGrace(30, unread: 0)], open: "1")
    _ = state.handle(page(11...30))
    _ = state.handle(.thread(.scrolled))
    _ = state.handle(page(1...10, before: 11))
    #expect(state.page?.thread?.scrollTarget == nil)
    #expect(state.rows(of: .withGrace()).count == 30)
  }
}
