import Testing

@testable import StateContainer

@Suite struct OutboxTests {
  /// A thread in which some messages were written.
  private func chats(_ texts: String..., status: SessionStatus = .up) -> ChatsState {
    var state = ChatsState.ada([.withGrace()], status: status).after(.chosen("1"))
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

  @Test(arguments: [("", nil), ("  ", nil), (" Hello ", "Hello")] as [(String, String?)])
  func blanksAreNoMessage(draft: String, text: String?) {
    #expect(chats().after(.thread(.draftChanged(draft))).textToSend(to: "1") == text)
    #expect(chats(draft).outbox.messages.map(\.text) == (text.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("", nil), ("  ", .message("1")), ("Hel", .draft("Hel")),
    ] as [(String, ConversationPreview?)])
  func theListShowsTheDraftOrElseTheLastMessage(draft: String, preview: ConversationPreview?) {
    let conversation = Conversation.withGrace(draft.isEmpty ? 0 : 1)
    let state = ChatsState.ada([conversation]).after(
      .chosen("1"), .thread(.draftChanged(draft)))
    #expect(state.preview(of: conversation) == preview)
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
    _ = state.handle(.sessionStatusChanged(.offline))
    #expect(state.handle(.sessionStatusChanged(.up)).contains(.send(message("One", key: "key-1"))))
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
    #expect(chats("One", status: .resuming).outbox.underWay == nil)
  }
}
