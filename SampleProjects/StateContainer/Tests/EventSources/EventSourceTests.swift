import Testing

@testable import StateContainer

@Suite @MainActor struct EventSourceTests {
  private let silence = AsyncStream<Notice> { $0.finish() }

  @Test(
    arguments: [
      (.linkChanged(.up), .linkChanged(.up)), (.tabSelected(.chats), .tabSelected(.chats)),
      (.conversationWanted(id: "1"), .conversationWanted("1")),
      (.messageArrived(.fromGrace(1), conversation: "1"), .messageArrived(.fromGrace(1), in: "1")),
      (.contactsChanged, nil), (.renamed(.ada), nil),
    ] as [(Notice, ChatsEvent?)])
  func chatsHearOfMessagesLinksTabsAndTheSession(notice: Notice, event: ChatsEvent?) {
    #expect(ChatsEventSource(notices: silence).event(for: notice) == event)
  }

  @Test(
    arguments: [
      (.contactsChanged, .contactsChanged), (.linkChanged(.down), .linkChanged(.down)),
      (.tabSelected(.chats), .tabLeft), (.tabSelected(.contacts), nil), (.conversationShown, nil),
    ] as [(Notice, ContactsEvent?)])
  func contactsHearOfTheirChangesTabsAndTheSession(
    notice: Notice, event: ContactsEvent?
  ) {
    #expect(ContactsEventSource(notices: silence).event(for: notice) == event)
  }

  @Test(
    arguments: [
      (.connectionChanged(.online), .connectionChanged(.online)), (.sessionEnded, .sessionEnded),
      (.sessionExpired(token: "1"), .sessionExpired(token: "1")), (.renamed(.ada), .renamed(.ada)),
      (.linkChanged(.up), nil),
    ] as [(Notice, SessionEvent?)])
  func theSessionHearsOfItsEndTheConnectionAndTheName(
    notice: Notice, event: SessionEvent?
  ) {
    #expect(SessionEventSource(notices: silence).event(for: notice) == event)
  }
}
