import Testing

@testable import StateContainer

@Suite struct OutboxTests {
  /// A thread in which some messages were written.
  private func chats(_ texts: String..., link: SessionLink = .up) -> ChatsState {
    var state = ChatsState.ada([.withGrace()], link: link).after(.chosen("1"))
    for text in texts {
      _ = state.handle(.thread(.draftChanged(text)))
      _ = state.handle(.thread(.sendTapped))
    }
    return state
  }

  private func message(_ text: String, key: String) -> OutgoingMessage {
    OutgoingMessage(key: key, conversation: "1", text: text)
  }

  @Test func aMessageAppearsAtOnceWithoutItsBlanksAndTheFieldIsEmpty() {
    let state = chats(" Hello ")
    #expect(state.rows(of: .withGrace()).map(\.text) == ["Hello"])
    #expect(state.rows(of: .withGrace()).map(\.delivery) == [.sending])
    #expect(state.drafts.isEmpty)
  }

  @Test func blanksAreNoMessage() {
    #expect(chats("  ").outbox.messages.isEmpty)
  }

  @Test func aMessageIsKeptBeforeItIsSent() {
    var state = chats()
    _ = state.handle(.thread(.draftChanged("Hello")))
    let effects = state.handle(.thread(.sendTapped))
    let saved = effects.firstIndex(of: .save(.outbox(state.outbox.messages)))
    let sent = effects.firstIndex(of: .send(message("Hello", key: "key-1")))
    #expect(saved != nil && sent != nil)
    #expect(saved ?? 0 < sent ?? 0)
  }

  @Test func theNextMessageWaitsForTheReplyToTheOneBefore() {
    var state = chats("One")
    _ = state.handle(.thread(.draftChanged("Two")))
    let early = state.handle(.thread(.sendTapped))
    #expect(!early.contains { if case .send = $0 { true } else { false } })
    let late = state.handle(
      .sent(message("One", key: "key-1"), .success(.fromAda(1, key: "key-1"))))
    #expect(late.contains(.send(message("Two", key: "key-2"))))
  }

  @Test func withoutAReplyTheSameMessageGoesOutOnTheNextConnection() {
    var state = chats("One")
    _ = state.handle(.sent(message("One", key: "key-1"), .failure(.noConnection)))
    _ = state.handle(.linkChanged(.down))
    #expect(state.handle(.linkChanged(.up)).contains(.send(message("One", key: "key-1"))))
  }

  @Test func aMessageThatFailedStaysAndHoldsUpNobody() {
    var state = chats("One", "Two")
    let effects = state.handle(.sent(message("One", key: "key-1"), .failure(.refused)))
    #expect(effects.contains(.send(message("Two", key: "key-2"))))
    #expect(state.rows(of: .withGrace()).map(\.delivery) == [.failed, .sending])
  }

  @Test func aMessageThatFailedGoesOutUnderANewKeyWhenTheUserSaysSo() {
    var state = chats("One")
    _ = state.handle(.sent(message("One", key: "key-1"), .failure(.refused)))
    #expect(
      state.handle(.thread(.retryTapped(key: "key-1")))
        .contains(.send(message("One", key: "key-2"))))
  }

  @Test func whatTheServerHasIsNoLongerWaitingWhoeverTellsItFirst() {
    var state = chats("One")
    _ = state.handle(.messageArrived(.fromAda(1, key: "key-1"), in: "1"))
    #expect(state.outbox.messages.isEmpty)
  }

  @Test func nothingGoesOutBeforeTheSessionIsTakenUp() {
    #expect(chats("One", link: .resuming).outbox.underWay == nil)
  }

  @Test func withAGroupGoesWhatWaitsForIt() {
    var state = chats("One", link: .down)
    _ = state.handle(.thread(.left("1", nil)))
    #expect(state.outbox.messages.isEmpty)
    #expect(state.page == nil)
  }
}
