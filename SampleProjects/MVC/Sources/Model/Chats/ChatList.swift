/// The user's threads.
@MainActor
final class ChatList {
  /// That with the latest activity first.
  private(set) var all: [Chat]

  private(set) var state: LoadState

  /// Whether the server has told about the threads since the app was started.
  private(set) var isCurrent = false

  /// Hear of each change.
  let changes = Observers<Void>()

  /// Hear of each thread that is gone.
  let removals = Observers<Chat.ID>()

  private let handle: String
  private let server: Server
  private let store: Store
  private var loadCount = 0

  /// The thread that is on the screen.
  private var reading: Chat.ID?

  /// - Parameter handle: That of the user.
  init(of handle: String, server: Server, store: Store) {
    self.handle = handle
    self.server = server
    self.store = store
    all = store[.chats] ?? []
    state = store[.chats] == nil ? .loading : .loaded
  }

  /// How many messages are unread in all threads.
  var unreadCount: Int { all.reduce(0) { $0 + $1.unreadCount } }

  subscript(id: Chat.ID) -> Chat? { all.first { $0.id == id } }

  // MARK: Loading

  /// Loads the threads, unless they are being loaded.
  func reload() {
    if loadCount == 0 { load() }
  }

  /// Loads the threads anew.
  func load() {
    loadCount += 1
    if state == .failed { state = .loading }
    changes.notify()
    server.chats { [weak self] result in
      self?.loaded(result)
    }
  }

  private func loaded(_ result: Result<[Chat], RequestError>) {
    loadCount -= 1
    switch result {
    case .success(let chats):
      state = .loaded
      isCurrent = true
      let gone = all.filter { old in !chats.contains { $0.id == old.id } }
      replace(with: chats.map(merged))
      for chat in gone { removals.notify(chat.id) }
    case .failure:
      if state == .loading { state = .failed }
      changes.notify()
    }
  }

  // MARK: What the server tells

  /// Takes note of a message.
  func receive(_ message: Message, in id: Chat.ID) {
    guard var chat = self[id], message.number <= chat.lastNumber + 1 else {
      // There is something that the app has not heard of.
      return load()
    }
    guard message.number > chat.lastNumber else { return changes.notify() }
    chat.append(message, isOwn: message.sender == handle)
    if reading == id { markRead(&chat) }
    replace(with: [chat] + all.filter { $0.id != id })
  }

  /// Takes note of what a thread is now.
  func update(_ chat: Chat) {
    guard chat.memberNames[handle] != nil else { return remove(chat.id) }
    guard let index = all.firstIndex(where: { $0.id == chat.id }) else {
      return replace(with: [merged(chat)] + all)
    }
    var chats = all
    chats[index] = merged(chat)
    replace(with: chats)
  }

  // MARK: What the user does

  /// Opens the thread with somebody.
  func open(
    with contact: Contact,
    then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void
  ) {
    server.openChat(with: contact.handle) { [weak self] in self?.opened($0, then: completion) }
  }

  /// Starts a group.
  func createGroup(
    named name: String, with members: [Contact],
    then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void
  ) {
    server.createGroup(name: name.trimmed, members: members.map(\.handle)) { [weak self] in
      self?.opened($0, then: completion)
    }
  }

  /// Leaves a group; `completion` hears why not, or `nil`.
  func leave(_ id: Chat.ID, then completion: @escaping @MainActor (RequestError?) -> Void) {
    server.leave(id) { [weak self] result in
      switch result {
      case .success:
        self?.remove(id)
        completion(nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  /// Puts the thread first, because the user has written in it.
  func bringToTop(_ id: Chat.ID) {
    guard let chat = self[id] else { return }
    replace(with: [chat] + all.filter { $0.id != id })
  }

  /// Takes what is in a thread, and what comes, as read until ``endReading(_:)``.
  func beginReading(_ id: Chat.ID) {
    reading = id
    guard let index = all.firstIndex(where: { $0.id == id }), all[index].unreadCount > 0 else {
      return
    }
    var chats = all
    markRead(&chats[index])
    replace(with: chats)
  }

  func endReading(_ id: Chat.ID) {
    if reading == id { reading = nil }
  }

  private func opened(
    _ result: Result<Chat, RequestError>, then completion: (Result<Chat, RequestError>) -> Void
  ) {
    if case .success(let chat) = result { update(chat) }
    completion(result)
  }

  // MARK: Helpers

  private func merged(_ chat: Chat) -> Chat {
    var chat = chat
    if let known = self[chat.id] {
      let isAhead = known.readUpTo > chat.readUpTo
      chat.keep(from: known)
      if isAhead { server.markRead(chat.id, upTo: chat.readUpTo) }
    }
    if reading == chat.id, chat.unreadCount > 0 { markRead(&chat) }
    return chat
  }

  private func markRead(_ chat: inout Chat) {
    guard chat.lastNumber > chat.readUpTo else { return }
    chat.markRead(upTo: chat.lastNumber)
    server.markRead(chat.id, upTo: chat.lastNumber)
  }

  private func remove(_ id: Chat.ID) {
    guard self[id] != nil else { return }
    replace(with: all.filter { $0.id != id })
    removals.notify(id)
  }

  private func replace(with chats: [Chat]) {
    all = chats
    store[.chats] = all
    changes.notify()
  }
}
