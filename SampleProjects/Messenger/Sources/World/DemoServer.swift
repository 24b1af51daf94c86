import MessengerJournal
import MessengerServer
import MessengerWire

/// A server on which a few people have met already.
@MainActor
enum DemoServer {
  /// The deep link to the thread of Ada and Grace.
  nonisolated static let threadLink = "messenger://thread/thread-3"

  /// Takes up the server whose journal is in a folder, or starts one with a journal there.
  ///
  /// - Parameters:
  ///   - folder: Where the journal is; `nil` for a server that keeps none.
  ///   - fail: Is called when the journal cannot be written: nobody may be told that something is
  ///     done then.
  static func open(
    in folder: StorageFolder?, fail: @escaping (PlayError) -> Never
  ) throws(PlayError) -> ServerHub {
    guard let folder else { return filled(ServerHub()) }
    let journal: JournalFile
    do {
      journal = try JournalFile(path: folder.path + "/server.journal")
    } catch {
      throw .journal(error)
    }
    let hub = ServerHub(replaying: journal.entries) { entry in
      do throws(JournalError) {
        try journal.append(entry)
      } catch {
        fail(.journal(error))
      }
    }
    return journal.entries.isEmpty ? filled(hub) : hub
  }

  /// Lets Ada and Grace know each other, and Alan, and begin to talk.
  private static func filled(_ hub: ServerHub) -> ServerHub {
    let ada = hub.open { _ in }
    let grace = hub.open { _ in }
    for request in adasRequests {
      _ = hub.handle(request, from: ada)
    }
    for request in gracesRequests {
      _ = hub.handle(request, from: grace)
    }
    if case .thread(let thread) = hub.handle(.openThread(with: "grace"), from: ada) {
      say("Have you found the error?", in: thread, from: ada, on: hub)
      say(
        "Yes: a moth, in relay 70. I have taped it into the log.", in: thread, from: grace, on: hub)
    }
    for connection in [ada, grace] {
      _ = hub.handle(.signOut, from: connection)
      hub.close(connection)
    }
    return hub
  }

  private static func say(
    _ text: String, in thread: WireThread, from connection: ConnectionID, on hub: ServerHub
  ) {
    _ = hub.handle(.send(thread: thread.id, text: text, key: "demo"), from: connection)
  }

  private static let adasRequests: [ClientRequest] = [
    .signIn(username: "ada", password: "lovelace"),
    .addContact(name: "Grace Hopper", handle: "grace"),
    .addContact(name: "Alan Turing", handle: "alan"),
  ]

  private static let gracesRequests: [ClientRequest] = [
    .signIn(username: "grace", password: "hopper"),
    .addContact(name: "Ada Lovelace", handle: "ada"),
    .addContact(name: "Alan Turing", handle: "alan"),
  ]
}
