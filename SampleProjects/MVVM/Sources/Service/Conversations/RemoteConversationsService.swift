import MessengerWire
import Observation

/// The threads that the server has, as far as they are loaded, and as its events change them.
@MainActor
@Observable
final class RemoteConversationsService: ConversationsService {
  private(set) var conversations: Loadable<[Conversation]>

  private(set) var isComplete = false

  var shown: String? {
    didSet { if let shown { readAll(shown) } }
  }

  /// Called with the identifier of each thread that is gone.
  @ObservationIgnored var onRemoval: ((String) -> Void)?

  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let readMarks: ReadMarks

  /// How often the server's events have changed something.
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
      var changesBefore: Int
      repeat {
        changesBefore = changeCount
        guard case .threads(let threads) = try await client.send(.threads) else { break }
        replaceAll(with: threads.map(Conversation.init))
        // What has come before the answer is newer than the answer.
      } while changeCount != changesBefore
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

  private func replaceAll(with new: [Conversation]) {
    let old = conversations.value ?? []
    keep(new.map(readIfShown))
    isComplete = true
    for gone in old where !new.contains(where: { $0.id == gone.id }) {
      onRemoval?(gone.id)
    }
  }
}

// MARK: - What the server tells

extension RemoteConversationsService {
  /// Takes over what a thread is now; a new one comes to the top.
  func update(_ conversation: Conversation) {
    changeCount += 1
    let conversation = readIfShown(conversation)
    change { list in
      if let index = list.firstIndex(where: { $0.id == conversation.id }) {
        list[index] = conversation
      } else {
        list.insert(conversation, at: 0)
      }
    }
  }

  /// Forgets a thread that the user is no longer a member of.
  func remove(_ id: String) {
    changeCount += 1
    change { list in list.removeAll { $0.id == id } }
    onRemoval?(id)
  }

  /// Brings the thread of a new message to the top; returns whether anything is missing before it.
  func receive(_ message: Message, in id: String, isOwn: Bool) -> Bool {
    changeCount += 1
    guard var conversation = conversation(id) else { return true }
    let lastNumber = conversation.lastNumber
    guard message.number > lastNumber else { return false }
    conversation.lastMessage = message
    if !isOwn { conversation.unreadCount += 1 }
    moveToTop(isOwn ? conversation : readIfShown(conversation))
    return message.number > lastNumber + 1
  }

  /// Brings a thread to the top in which the user has just written.
  func moveToTop(_ id: String) {
    if let conversation = conversation(id) { moveToTop(conversation) }
  }

  private func moveToTop(_ conversation: Conversation) {
    change { list in
      list.removeAll { $0.id == conversation.id }
      list.insert(conversation, at: 0)
    }
  }

  private func change(_ change: (inout [Conversation]) -> Void) {
    guard var list = conversations.value else { return }
    change(&list)
    keep(list)
  }

  private func keep(_ list: [Conversation]) {
    conversations = .loaded(list)
    archive.write(list, to: .conversations)
  }
}

// MARK: - Reading

extension RemoteConversationsService {
  private func readAll(_ id: String) {
    guard let conversation = conversation(id) else { return }
    let read = readIfShown(conversation)
    guard read != conversation else { return }
    change { list in list = list.map { $0.id == id ? read : $0 } }
  }

  /// The thread, read to its end if it is on the screen; the server is told of that.
  private func readIfShown(_ conversation: Conversation) -> Conversation {
    guard conversation.id == shown, conversation.readUpTo < conversation.lastNumber else {
      return conversation
    }
    var read = conversation
    read.read(upTo: read.lastNumber)
    readMarks.mark(read.id, upTo: read.readUpTo)
    return read
  }
}
