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
        conversation: "1", before: before, result: .success(numbers.map(Message.fromGrace))))
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

  @Test func aGapIsFilledByAskingOnceForWhatIsBeforeItsEnd() {
    var state = chats([.withGrace(20, unread: 0)], open: "1")
    _ = state.handle(page(1...20))
    let load = ChatsEffect.loadMessages(of: "1", before: 31, limit: 20)
    #expect(state.handle(.messageArrived(.fromGrace(31), in: "1")).contains(load))
    #expect(!state.handle(.messageArrived(.fromGrace(33), in: "1")).contains(load))
    #expect(
      state.handle(page(11...30, before: 31))
        .contains(.loadMessages(of: "1", before: 33, limit: 20)))
  }

  @Test func whatCameAfterTheReplyWasMadeIsAskedForAsWell() {
    var state = chats([.withGrace(20, unread: 0)], open: "1")
    _ = state.handle(.messageArrived(.fromGrace(22), in: "1"))
    #expect(state.handle(page(1...20)).contains(.loadMessages(of: "1", before: 22, limit: 20)))
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
    _ = state.handle(.thread(.olderTapped))
    _ = state.handle(page(1...10, before: 11))
    #expect(state.page?.thread?.scrollTarget == nil)
    #expect(state.rows(of: .withGrace()).count == 30)
  }
}
