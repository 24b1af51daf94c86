import Testing

@testable import StateContainer

@Suite struct ThreadHistoryTests {
  private static let newest = ChatsEffect.loadMessages(of: "1", before: nil, limit: 20)
  private static let older = ChatsEffect.loadMessages(of: "1", before: 21, limit: 20)

  /// A conversation that is open, in which Grace has written forty messages.
  private static func thread(
    _ events: ChatsEvent..., status: SessionStatus = .up
  ) -> ChatsState {
    var state = ChatsState.ada([.withGrace(40, unread: 0)], status: status).after(.chosen("1"))
    for event in events { _ = state.handle(event) }
    return state
  }

  private static func reply(
    _ numbers: ClosedRange<Int>?, before number: Int? = nil
  ) -> ChatsEvent {
    .messagesReplied(
      MessagesReply(
        conversation: "1", before: number,
        result: numbers.map { .success($0.map(Message.fromGrace)) } ?? .failure(.noConnection)))
  }

  private static func history(_ numbers: ClosedRange<Int>) -> History {
    var history = History()
    history.insert(numbers.map(Message.fromGrace))
    return history
  }

  private static func loading(_ last: ClosedRange<Int>? = nil, isOutdated: Bool = false)
    -> Loadable<History>
  {
    .loading(last: last.map(history), isOutdated: isOutdated)
  }

  @Test(
    arguments: [
      (thread(), reply(21...40), .loaded(history(21...40)), []),
      (thread(), reply(nil), .failed, []),
      (thread(reply(nil)), .thread(.reloadTapped), loading(), [newest]),
      (thread(reply(21...40), .wentBack), .chosen("1"), loading(21...40), [newest]),
      (
        thread(reply(21...40), .wentBack, .chosen("1")), reply(nil), .loaded(history(21...40)), []
      ),
      // They are under way already.
      (thread(), .thread(.reloadTapped), loading(), []),
      (thread(.wentBack), .chosen("1"), loading(), []),
      // They were asked for on a connection that is gone.
      (thread(.sessionStatusChanged(.up)), reply(21...40), loading(), [newest]),
      // Nobody has asked.
      (thread(reply(nil)), reply(21...40), .failed, []),
      (thread(reply(21...40)), reply(nil), .loaded(history(21...40)), []),
    ] as [(ChatsState, ChatsEvent, Loadable<History>, [ChatsEffect])])
  func theNewestMessagesAreAskedForOnce(
    before: ChatsState, event: ChatsEvent, known: Loadable<History>, effects: [ChatsEffect]
  ) {
    var state = before
    #expect(state.handle(event).loads == effects)
    #expect(state.history(of: "1").known == known)
  }

  @Test(
    arguments: [
      (thread(reply(21...40)), .thread(.olderTapped), 21, [older]),
      (
        thread(reply(21...40), .thread(.olderTapped)), reply(1...20, before: 21), nil, []
      ),
      (
        thread(reply(21...40), .thread(.olderTapped), reply(nil, before: 21)),
        .thread(.olderTapped), 21, [older]
      ),
      // They are under way already.
      (thread(reply(21...40), .thread(.olderTapped)), .thread(.olderTapped), 21, []),
      // There are none.
      (thread(), .thread(.olderTapped), nil, []),
      (thread(reply(1...40)), .thread(.olderTapped), nil, []),
      // Nobody has asked.
      (thread(reply(21...40)), reply(1...20, before: 21), nil, []),
    ] as [(ChatsState, ChatsEvent, Int?, [ChatsEffect])])
  func olderMessagesAreAskedForOnce(
    before: ChatsState, event: ChatsEvent, page: Int?, effects: [ChatsEffect]
  ) {
    var state = before
    #expect(state.handle(event).loads == effects)
    #expect(state.history(of: "1").pageUnderWay == page)
  }

  @Test(
    arguments: [
      (thread(status: .connecting), .notRequested), (thread(status: .resuming), .notRequested),
      (thread(status: .offline), .failed), (thread(status: .notResumed), .failed),
      (thread(.sessionStatusChanged(.notResumed), status: .resuming), .failed),
      (thread(.sessionStatusChanged(.connecting), status: .offline), .notRequested),
      (thread(.sessionStatusChanged(.up), status: .resuming), loading()),
    ] as [(ChatsState, Loadable<History>)])
  func beforeTheSessionIsTakenUpMessagesAreWaitedForUnlessItCannotBe(
    state: ChatsState, known: Loadable<History>
  ) {
    #expect(state.history(of: "1").known == known)
  }
}

extension [ChatsEffect] {
  /// Those that ask for messages.
  fileprivate var loads: [ChatsEffect] {
    filter { if case .loadMessages = $0 { true } else { false } }
  }
}
