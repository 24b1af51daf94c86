import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import StateContainer

@Suite @MainActor struct EffectHandlerTests {
  private let memory: Memory

  init() throws {
    memory = Memory(try .inMemory())
  }

  private func server(_ connection: FakeConnection) -> ServerClient {
    ServerClient(connection: connection)
  }

  private func contacts(_ connection: FakeConnection) -> ContactsEffectHandler {
    ContactsEffectHandler(
      server: server(connection), memory: memory, clock: ManualClock())
  }

  private func chats(_ connection: FakeConnection) -> ChatsEffectHandler {
    ChatsEffectHandler(server: server(connection), memory: memory)
  }

  @Test func aNewContactIsAskedForAndComesBackAsAnEvent() async {
    let connection = FakeConnection(.contact(WirePerson(name: "Grace", handle: "grace")))
    let event = await contacts(connection).perform(.add(name: "Grace", handle: "grace", visit: 1))
    #expect(event == .newContact(.saved(visit: 1, .success(.grace))))
    #expect(connection.requests == [.addContact(name: "Grace", handle: "grace")])
  }

  @Test(arguments: [
    (Refusal.handleTaken, ServerError.handleTaken), (.unknownHandle, .unknownHandle),
    (.invalid(what: "name"), .nameTooLong), (.invalid(what: "handle"), .ownHandle),
    (.invalid(what: "card"), .refused), (.notAllowed, .refused), (.notFound, .refused),
    (.sessionExpired, .sessionExpired),
  ])
  func aRefusalComesBackAsAnEvent(refusal: Refusal, error: ServerError) async {
    let event = await contacts(FakeConnection(.refused(refusal)))
      .perform(.add(name: "Grace", handle: "grace", visit: 1))
    #expect(event == .newContact(.saved(visit: 1, .failure(error))))
  }

  @Test(arguments: [ConnectionError.offline, .lost])
  func aConnectionThatFailsComesBackAsAnEvent(error: ConnectionError) async {
    let event = await contacts(FakeConnection(error)).perform(.load)
    #expect(event == .contactsReplied(.failure(.noConnection)))
  }

  @Test func aReplyToSomethingElseIsARefusal() async {
    let event = await contacts(FakeConnection(.done)).perform(.load)
    #expect(event == .contactsReplied(.failure(.refused)))
  }

  @Test func aMessageIsSentUnderItsKey() async {
    let connection = FakeConnection(
      .message(WireMessage(number: 1, sender: "ada", text: "1", key: "key")))
    let message = OutgoingMessage(key: "key", conversation: "1", text: "1")
    let event = await chats(connection).perform(.send(message))
    #expect(event == .sent(message, .success(.fromAda(1, key: "key"))))
    #expect(connection.requests == [.send(thread: "1", text: "1", key: "key")])
  }

  @Test func aPageOfMessagesIsAskedFor() async {
    let connection = FakeConnection(.page(WirePage(messages: [], hasOlder: false)))
    let event = await chats(connection)
      .perform(.loadMessages(of: "1", before: 21, limit: 3))
    #expect(
      event
        == .messagesReplied(
          MessagesReply(conversation: "1", before: 21, result: .success([]))))
    #expect(connection.requests == [.history(thread: "1", before: 21, limit: 3)])
  }

  @Test func whatHasToBeKeptIsKeptAndNoEventComesOfIt() async {
    let event = await contacts(FakeConnection(.offline)).perform(.save([.grace]))
    #expect(event == nil)
    #expect(memory.value(for: .contacts) == [Contact.grace])
  }
}
