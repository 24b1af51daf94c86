import MessengerServer
import MessengerWire
import Testing

@Suite @MainActor
struct ReplayTests {
  /// A server on which everything has happened that can, and what it has recorded.
  private func busyServer() -> (hub: ServerHub, entries: () -> [JournalEntry]) {
    var entries: [JournalEntry] = []
    let hub = ServerHub { entries.append($0) }
    let ada = hub.open { _ in }
    let grace = hub.open { _ in }
    let requests: [(ClientRequest, ConnectionID)] = [
      (.signIn(username: "ada", password: "wrong"), ada),
      (.signIn(username: "ada", password: "lovelace"), ada),
      (.signIn(username: "grace", password: "hopper"), grace),
      (.rename(name: "Amazing Grace"), grace),
      (.addContact(name: "Alan", handle: "alan"), ada),
      (.addContact(name: "Grace", handle: "grace"), ada),
      (.removeContact(handle: "alan"), ada),
      (.openThread(with: "grace"), ada),
      (.createGroup(name: "Pioneers", members: ["ada", "alan"]), grace),
      (.createGroup(name: "Sailors", members: ["ada"]), grace),
      (.leaveThread(id: "thread-5"), ada),
      (.send(thread: "thread-3", text: "Hello", key: "1"), ada),
      (.send(thread: "thread-9", text: "Hello", key: "2"), ada),
      (.markRead(thread: "thread-3", upTo: 1), grace),
      (.buyStickerPack(id: "cats", key: "3", card: "4242424242424242"), ada),
      (.signOut, grace),
      (.threads, ada),
    ]
    for (request, connection) in requests {
      _ = hub.handle(request, from: connection)
    }
    return (hub, { entries })
  }

  @Test func makesAnEqualServer() {
    let (hub, entries) = busyServer()
    let replayed = ServerHub(replaying: entries())
    let questions: [ClientRequest] = [
      .resume(token: "session-2"), .resume(token: "session-1"), .contacts, .threads,
      .history(thread: "thread-3", before: nil, limit: 10), .stickerPacks,
      .send(thread: "thread-3", text: "Hello", key: "1"),
      .send(thread: "thread-3", text: "Hello", key: "2"),
      .send(thread: "thread-3", text: "Once more", key: "4"),
      .buyStickerPack(id: "moths", key: "5", card: "4242424242424242"),
      .openThread(with: "alan"),
    ]
    #expect(answers(of: replayed, to: questions) == answers(of: hub, to: questions))
  }

  private func answers(of hub: ServerHub, to questions: [ClientRequest]) -> [ServerReply] {
    let connection = hub.open { _ in }
    return questions.map { hub.handle($0, from: connection) }
  }

  @Test func recordsAllThatChangesTheServer() {
    let entries = busyServer().entries()
    #expect(entries.count == 16)
    #expect(entries.last == .request(content: .signOut, connection: 2))
  }

  @Test func recordsWhatItIsToldByItsOwner() {
    let (hub, entries) = busyServer()
    hub.endSessions(of: "ada")
    let replayed = ServerHub(replaying: entries())
    #expect(
      answers(of: replayed, to: [.resume(token: "session-1")]) == [.refused(.sessionExpired)])
  }

  @Test func doesNotTakeNewConnectionsForOldOnes() {
    let replayed = ServerHub(replaying: busyServer().entries())
    #expect(replayed.handle(.threads, from: replayed.open { _ in }) == .refused(.sessionExpired))
  }

  @Test func recordsNothingWhileItReplays() {
    var again: [JournalEntry] = []
    _ = ServerHub(replaying: busyServer().entries()) { again.append($0) }
    #expect(again.isEmpty)
  }
}
