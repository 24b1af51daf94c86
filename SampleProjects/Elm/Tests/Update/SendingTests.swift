import Testing

@testable import Elm

@Suite("Sending")
struct SendingTests {
  private var chats = ChatsUnderTest()

  init() {
    chats.open()
  }

  @Test("takes the text from the field, without the blanks around it")
  mutating func takesTheDraft() {
    #expect(chats.write("  Hello ") == [.send(outgoing("key-1", "Hello"))])
    #expect(chats.model.inbox.drafts.isEmpty)
    #expect(chats.write("   ").isEmpty)
  }

  @Test("goes on with the next message when the one before has its reply")
  mutating func oneAfterTheOther() {
    _ = chats.write("One")
    #expect(chats.write("Two").isEmpty)
    let commands = chats.send(
      .sent(.success(.from("ada", 1, key: "key-1")), outgoing("key-1", "One")))
    #expect(commands == [.send(outgoing("key-2", "Two"))])
    #expect(chats.model.inbox.outbox.map(\.key) == ["key-2"])
    #expect(chats.numbers == [1])
  }

  @Test("waits for the next connection when nobody knows what became of a message")
  mutating func lost() {
    let command = chats.write("One")
    #expect(
      chats.send(.sent(.failure(.noConnection), outgoing("key-1", "One"))).isEmpty)
    #expect(chats.catchUp().suffix(1) == command)
  }

  @Test("goes on after a message that is refused, which stays where it is")
  mutating func refused() {
    _ = chats.write("One")
    _ = chats.write("Two")
    let commands = chats.send(.sent(.failure(.refused), outgoing("key-1", "One")))
    #expect(commands == [.send(outgoing("key-2", "Two"))])
    #expect(chats.model.inbox.outbox.map(\.hasFailed) == [true, false])
  }

  @Test("tries again under a new key")
  mutating func triesAgain() {
    _ = chats.write("One")
    chats.send(.sent(.failure(.refused), outgoing("key-1", "One")))
    let commands = chats.send(.thread(.resendTapped(key: "key-1")))
    #expect(commands == [.send(outgoing("key-2", "One"))])
  }

  @Test("asks nothing while the connection does not know the session")
  mutating func waits() {
    for link in [SessionLink.offline, .resuming] {
      chats.situation.link = link
      #expect(chats.write("One").isEmpty)
    }
    #expect(chats.model.inbox.outbox.count == 2)
  }

  @Test("is over for a message that comes back in the history")
  mutating func comesBack() {
    _ = chats.write("One")
    chats.send(
      .pageLoaded(
        .success([.from("ada", 1, key: "key-1")]), conversation: "grace", before: nil))
    #expect(chats.model.inbox.outbox.isEmpty)
    #expect(chats.numbers == [1])
  }

  @Test("brings the conversation to the top")
  mutating func top() {
    chats = ChatsUnderTest([.example("alan"), .grace])
    chats.open()
    _ = chats.write("Hello")
    #expect(chats.model.inbox.conversations.value?.map(\.id) == ["grace", "alan"])
    #expect(chats.model.inbox.preview(of: .grace) == .message("Hello"))
  }

  private func outgoing(_ key: String, _ text: String) -> OutgoingText {
    OutgoingText(key: key, conversation: "grace", text: text)
  }
}
