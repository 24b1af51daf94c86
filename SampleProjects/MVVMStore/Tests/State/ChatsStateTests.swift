import Testing

@testable import MVVMStore

@Suite("The chats' state")
struct ChatsStateTests {
  private var state = ChatsState(
    remembering: Memory(session: .ada, conversations: [.example("1"), .example("2", messages: 2)]))

  @Test("sends one message after the other")
  mutating func outbox() {
    let (one, two) = (outgoing("a", "One"), outgoing("b", "Two"))
    _ = state.handle(.chatTapped(id: "1"))
    #expect(write(" One ", key: "a") == [.send(one)])
    #expect(write("Two", key: "b").isEmpty)
    #expect(state.handle(.sent(one, .success(.example(1, by: "ada", key: "a")))) == [.send(two)])
  }

  @Test("waits for a connection with the key that it has")
  mutating func offline() {
    let one = outgoing("a", "One")
    _ = state.handle(.chatTapped(id: "1"))
    _ = write("One", key: "a")
    #expect(state.handle(.sent(one, .failure(.noConnection))).isEmpty)
    #expect(state.catchUp().first == .send(one))
  }

  @Test("is not held up by a message that the server refuses")
  mutating func refused() {
    let (one, two) = (outgoing("a", "One"), outgoing("b", "Two"))
    _ = state.handle(.chatTapped(id: "1"))
    _ = write("One", key: "a")
    _ = write("Two", key: "b")
    #expect(state.handle(.sent(one, .failure(.somethingWentWrong))) == [.send(two)])
    #expect(state.mailbox.outgoing.map(\.hasFailed) == [true, false])
  }

  @Test("sends no blanks")
  mutating func blanks() {
    _ = state.handle(.chatTapped(id: "1"))
    #expect(write("  ", key: "a").isEmpty)
    #expect(state.mailbox.drafts["1"] == "  ")
  }

  @Test("asks for the numbers that are missing in what is open")
  mutating func gap() {
    _ = state.handle(.chatTapped(id: "2"))
    _ = state.handle(.pageLoaded("2", before: nil, .success([.example(1), .example(2)])))
    #expect(state.receive(.example(5), in: "2") == [.loadPage(of: "2", before: 5)])
    _ = state.handle(.pageLoaded("2", before: 5, .success([.example(3), .example(4)])))
    #expect(state.mailbox.histories["2"]?.messages.count == 5)
  }

  @Test("asks for earlier messages once, and stays at what was read")
  mutating func older() {
    _ = state.handle(.chatTapped(id: "2"))
    _ = state.handle(.pageLoaded("2", before: nil, .success([.example(2)])))
    _ = state.handle(.scrolled)
    #expect(state.handle(.olderTapped) == [.loadPage(of: "2", before: 2)])
    #expect(state.handle(.olderTapped).isEmpty)
    _ = state.handle(.pageLoaded("2", before: 2, .success([.example(1)])))
    #expect(state.thread?.scrollTarget == "2")
    #expect(state.thread?.isLoadingOlder == false)
  }

  @Test("scrolls to what is new, and to nothing else")
  mutating func scrolling() {
    _ = state.handle(.chatTapped(id: "2"))
    _ = state.handle(.pageLoaded("2", before: nil, .success([.example(1), .example(2)])))
    #expect(state.thread?.scrollTarget == "2")
    _ = state.handle(.scrolled)
    _ = state.handle(.draftChanged("Dear"))
    #expect(state.thread?.scrollTarget == nil)
    _ = state.receive(.example(3), in: "2")
    #expect(state.thread?.scrollTarget == "3")
  }

  @Test("takes a page for a thread that is no longer open, and shows nothing of it")
  mutating func latePage() {
    _ = state.handle(.chatTapped(id: "2"))
    _ = state.handle(.chatTapped(id: "1"))
    _ = state.handle(.pageLoaded("2", before: nil, .failure(.noConnection)))
    #expect(state.thread?.hasFailedToLoad == false)
    _ = state.handle(.pageLoaded("2", before: nil, .success([.example(2)])))
    #expect(state.thread?.id == "1")
    #expect(state.thread?.scrollTarget == nil)
  }

  @Test("shows the list again when the user is no longer a member")
  mutating func gone() {
    _ = state.handle(.chatTapped(id: "1"))
    _ = state.handle(.loaded(.success([.example("2")])))
    #expect(state.screen == nil)
  }

  @Test("says once what was read, and again when the server did not hear of it")
  mutating func reads() {
    state.receive(.example("2", messages: 3, unread: 1))
    _ = state.handle(.chatTapped(id: "2"))
    #expect(state.read(isOnScreen: false).isEmpty)
    #expect(state.read(isOnScreen: true) == [.reportRead("2", upTo: 3)])
    #expect(state.read(isOnScreen: true).isEmpty)
    _ = state.handle(.readReported("2", upTo: 3, .noConnection))
    #expect(state.catchUp().contains(.reportRead("2", upTo: 3)))
    _ = state.handle(.readReported("2", upTo: 3, nil))
    #expect(!state.catchUp().contains(.reportRead("2", upTo: 3)))
  }

  @Test("needs a name and two others for a group, whose thread takes the place of the form")
  mutating func group() {
    _ = state.handle(.newGroupTapped)
    _ = state.handle(.nameChanged(" Engines "))
    _ = state.handle(.contactTapped(handle: "grace"))
    #expect(state.handle(.createTapped).isEmpty)
    _ = state.handle(.contactTapped(handle: "alan"))
    #expect(
      state.handle(.createTapped) == [.create(name: "Engines", members: ["alan", "grace"])])
    _ = state.handle(.created(.success(.example("3"))))
    #expect(state.thread?.id == "3")
  }

  private func outgoing(_ key: String, _ text: String) -> OutgoingMessage {
    OutgoingMessage(key: key, conversation: "1", text: text)
  }

  private mutating func write(_ text: String, key: String) -> [ChatsEffect] {
    _ = state.handle(.draftChanged(text))
    return state.handle(.sendTapped(key: key))
  }
}
