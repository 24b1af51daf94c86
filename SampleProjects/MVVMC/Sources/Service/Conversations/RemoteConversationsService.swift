import MessengerWire
import Observation

/// The threads that the server has, as far as they are loaded, and as its events change them.
@MainActor
@Observable
final class RemoteConversationsService: ConversationsService {
  private(set) var conversations: Loadable<[Conversation]>

  private(set) var isComplete = false

  var shown: String? {
    didSet {
      guard shown != nil, let list = conversations.value else { return }
      changeCount += 1
      keep(list)
    }
  }

  /// Called with the identifier of each thread that is gone.
  @ObservationIgnored var onRemoval: ((String) -> Void)?

  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let readMarks: ReadMarks

  /// How often something else than an answer to `load()` has changed the threads.
  @ObservationIgnored private var changeCount = 0

  init(client: ServerClient, archive: Archive) {
    self.client = client
    self.archive = archive
    readMarks = ReadMarks(client: client, archive: archive)
    conversations = Loadable(remembered: archive.read(.conversations))
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

  func createGroup(_ name: String, members: [String]) async throws(ServiceError) -> String {
    try await addThread(askedFor: .createGroup(name: name, members: members))
  }

  func leave(_ id: String) async throws(ServiceError) {
    _ = try await client.send(.leaveThread(id: id))
    remove(id)
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
    keep(new)
    isComplete = true
    for gone in old where new[id: gone.id] == nil {
      onRemoval?(gone.id)
    }
  }

  /// Keeps a list, of which the thread on the screen is read.
  private func keep(_ list: [Conversation]) {
    var list = list
    if let shown, let number = list.read(shown) {
      readMarks.mark(shown, upTo: number)
    }
    conversations = .loaded(list)
    archive.write(list, to: .conversations)
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
    onRemoval?(id)
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
