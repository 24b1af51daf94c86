import MessengerHost
import MessengerWire
import Testing

@testable import MVVM

/// What services tell those who wait.
@Suite @MainActor
struct WaitingTests {
  private let connection = FakeConnection()
  private let services: AccountServices

  init() throws {
    let archive = Archive(try .inMemory())
    archive.write(Session.ada, to: .session)
    let sessions = RemoteSessionService(connection: connection, archive: archive)
    let client = ServerClient(
      connection: connection, sessions: sessions, token: "token", isResumed: true)
    services = AccountServices(client: client, sessions: sessions, archive: archive)
  }

  @Test func aContactThatIsMissingFromTheNewListIsGone() async {
    var removals = services.contacts.removals().makeAsyncIterator()
    connection.answer = { _ in
      .success(.contacts([WirePerson(name: "A", handle: "a"), WirePerson(name: "B", handle: "b")]))
    }
    await services.contacts.load()
    connection.answer = { _ in .success(.contacts([WirePerson(name: "A", handle: "a")])) }
    await services.contacts.load()
    #expect(await removals.next() == "b")
  }

  @Test func aThreadThatTheUserHasLeftIsGone() async throws {
    var removals = services.conversations.removals().makeAsyncIterator()
    services.conversations.update(Conversation("1"))
    try await services.conversations.leave("1")
    #expect(await removals.next() == "1")
  }

  @Test func itIsCertainThatAThreadIsKnownAsSoonAsItIs() async {
    let conversations = services.conversations
    let answer = Task { await conversations.contains("1") }
    await MainActor.settle()
    connection.answer = { _ in
      .success(
        .threads([
          WireThread(
            id: "1", kind: .direct, name: "Grace", members: [], lastMessage: nil, readUpTo: 0,
            unreadCount: 0)
        ]))
    }
    await conversations.load()
    #expect(await answer.value)
  }

  @Test func itIsCertainThatAThreadIsUnknownOnceAllAreLoaded() async {
    let conversations = services.conversations
    let answer = Task { await conversations.contains("1") }
    connection.answer = { _ in .success(.threads([])) }
    await conversations.load()
    #expect(await !answer.value)
  }

  @Test func messagesAreLoadedAnewOnEachConnectionUntilTheTaskIsCancelled() async {
    let histories = services.histories
    let task = Task { await histories.keepCurrent("1") }
    await MainActor.settle()
    histories.connectionHasChanged()
    await MainActor.settle()
    #expect(connection.requests.count == 2)
    task.cancel()
    histories.connectionHasChanged()
    await MainActor.settle()
    #expect(connection.requests.count == 2)
  }
}
