import MessengerHost
import MessengerWire
import Observation

/// The threads that the server has, as far as they are loaded, and as its events change them.
@MainActor
@Observable
final class RemoteConversationsService: ConversationsService {
  private(set) var conversations: Loadable<[Conversation]>

  /// Called with the identifier of each thread that is gone.
  @ObservationIgnored var onRemoval: ((String) -> Void)?

  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let readMarks: ReadMarks
  @ObservationIgnored private let changes = Broadcast<Void>()
  @ObservationIgnored private let removed = Broadcast<String>()

  /// Whether all have been loaded since the app has this session, so that none is missing.
  @ObservationIgnored private var isComplete = false

  /// How often something else than an answer to `load()` has changed the threads.
  @ObservationIgnored private var changeCount = 0

  init(client: ServerClient, archive: Archive) {
    self.client = client
    self.archive = archive
    readMarks = ReadMarks(client: client, archive: archive)
    conversations = Loadable(remembered: archive.read(.conversations))
  }

  func removals() -> AsyncStream<String> { removed.stream() }

  func contains(_ id: String) async -> Bool {
    let changes = changes.stream(startingWith: ())
    for await _ in changes {
      if conversation(id) != nil { return true }
      if isComplete { return false }
    }
    return false
  }

  func load() async {
    conversations.start()
    do {
      try await readMarks.confirm()
      var new: [Conversation]
      var changesBefore: Int
      repeat {
        changesBefore = changeCount
        new = try await askForAll()
        // What has changed before the answer came is newer than the answer.
      } while changeCount != changesBefore
      replaceAll(with: new)
    } catch {
      conversations.fail()
    }
  }

  func open(with handle: String) async throws(ServiceError) -> String {
    try await addThread(askedFor: .openThread(with: handle))
  }

  func create(_ group: NewGroup) async throws(ServiceError) -> String {
    try await addThread(askedFor: .createGroup(name: group.name, members: group.members))
  }

  func leave(_ id: String) async throws(ServiceError) {
    _ = try await client.send(.leaveThread(id: id))
    remove(id)
  }

  func markRead(_ id: String) {
    guard var list = conversations.value, let number = list.read(id) else { return }
    changeCount += 1
    keep(list)
    readMarks.mark(id, upTo: number)
  }

  private func addThread(askedFor request: ClientRequest) async throws(ServiceError) -> String {
    guard case .thread(let thread) = try await client.send(request) else { throw .refused }
    update(Conversation(thread))
    if conversation(thread.id) == nil { await load() }
    return thread.id
  }

  private func askForAll() async throws(ServiceError) -> [Conversation] {
    guard case .threads(let threads) = try await client.send(.threads) else { throw .refused }
    return threads.map(Conversation.init)
  }

  private func replaceAll(with new: [Conversation]) {
    let old = conversations.value ?? []
    isComplete = true
    keep(new)
    for gone in old where new[id: gone.id] == nil { isGone(gone.id) }
  }

  private func keep(_ list: [Conversation]) {
    conversations = .loaded(list)
    archive.write(list, to: .conversations)
    changes.send(())
  }

  private func isGone(_ id: String) {
    onRemoval?(id)
    removed.send(id)
  }

  private func change(_ change: (inout [Conversation]) -> Void) {
    guard var list = conversations.value else { return }
    change(&list)
    keep(list)
  }
}

// MARK: - What the server tells

extension RemoteConversationsService {
  /// Takes over what a thread is now.
  func update(_ conversation: Conversation) {
    changeCount += 1
    change { $0.update(conversation) }
  }

  /// Forgets a thread that the user is no longer a member of.
  func remove(_ id: String) {
    changeCount += 1
    change { $0.remove(id) }
    isGone(id)
  }

  /// Takes over a new message; returns whether nothing is missing before it.
  func receive(_ message: Message, in id: String, isOwn: Bool) -> Bool {
    changeCount += 1
    var isComplete = false
    change { isComplete = $0.receive(message, in: id, isOwn: isOwn) }
    return isComplete
  }

  /// Brings a thread to the top in which the user has just written.
  func moveToTop(_ id: String) {
    change { $0.moveToTop(id) }
  }
}
