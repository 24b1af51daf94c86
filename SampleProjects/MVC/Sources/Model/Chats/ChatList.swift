/// The user's threads, as the server has them, and what the user has read.
@MainActor
final class ChatList {
  private(set) var state: LoadState

  /// Whether the server has told about the threads since the app was started.
  private(set) var isCurrent = false

  /// Hear of each change.
  let changes = Observers<Void>()

  /// Hear of each thread that is gone.
  let removals = Observers<Chat.ID>()

  private var chats: Chats {
    didSet {
      store[.chats] = chats
      changes.notify()
    }
  }

  private let handle: String
  let server: Server
  private let store: Store
  private var loadCount = 0

  /// The thread that is on the screen.
  private var reading: Chat.ID?

  /// - Parameter handle: That of the user.
  init(of handle: String, server: Server, store: Store) {
    self.handle = handle
    self.server = server
    self.store = store
    chats = store[.chats] ?? Chats()
    state = store[.chats] == nil ? .loading : .loaded
  }

  /// That with the latest activity first.
  var all: [Chat] { chats.all }

  /// How many messages are unread in all threads.
  var unreadCount: Int { chats.unreadCount }

  subscript(id: Chat.ID) -> Chat? { chats[id] }

  // MARK: Loading

  /// Loads the threads, unless they are being loaded.
  func loadUnlessLoading() {
    if loadCount == 0 { load() }
  }

  /// Loads the threads anew.
  func load() {
    loadCount += 1
    if state == .failed {
      state = .loading
      changes.notify()
    }
    server.chats { [weak self] result in
      self?.loaded(result)
    }
  }

  private func loaded(_ result: Result<[Chat], RequestError>) {
    loadCount -= 1
    switch result {
    case .success(let loaded):
      let gone = chats.all.filter { old in !loaded.contains { $0.id == old.id } }
      state = .loaded
      isCurrent = true
      chats = Chats(loaded.map(merged))
      for chat in gone { removals.notify(chat.id) }
    case .failure:
      guard state == .loading else { return }
      state = .failed
      changes.notify()
    }
  }

  // MARK: What the server tells

  /// Takes note of a message.
  func receive(_ message: Message, in id: Chat.ID) {
    guard var chat = chats[id], message.number <= chat.lastNumber + 1 else {
      // There is something that the app has not heard of.
      return load()
    }
    guard message.number > chat.lastNumber else { return changes.notify() }
    chat.append(message, isOwn: message.sender == handle)
    if reading == id { markRead(&chat) }
    var changed = chats
    changed[id] = chat
    changed.bringToTop(id)
    chats = changed
  }

  /// Takes note of what a thread is now.
  func update(_ chat: Chat) {
    if chat.memberNames[handle] == nil {
      remove(chat.id)
    } else {
      chats[chat.id] = merged(chat)
    }
  }

  /// Takes note that the user is no longer a member of a thread.
  func remove(_ id: Chat.ID) {
    guard chats[id] != nil else { return }
    chats[id] = nil
    removals.notify(id)
  }

  private func merged(_ chat: Chat) -> Chat {
    var merged = chat
    if let known = chats[chat.id] { merged.keep(from: known) }
    if merged.readUpTo > chat.readUpTo {
      // The server has not heard of it, or not yet.
      server.markRead(chat.id, upTo: merged.readUpTo)
    }
    if reading == chat.id, merged.unreadCount > 0 { markRead(&merged) }
    return merged
  }

  // MARK: What the user does

  /// Puts the thread first, because the user has written in it.
  func bringToTop(_ id: Chat.ID) {
    chats.bringToTop(id)
  }

  /// Takes what is in a thread, and what comes, as read until ``endReading(_:)``.
  func beginReading(_ id: Chat.ID) {
    reading = id
    guard var chat = chats[id], chat.unreadCount > 0 else { return }
    markRead(&chat)
    chats[id] = chat
  }

  func endReading(_ id: Chat.ID) {
    if reading == id { reading = nil }
  }

  private func markRead(_ chat: inout Chat) {
    guard chat.lastNumber > chat.readUpTo else { return }
    chat.markRead(upTo: chat.lastNumber)
    server.markRead(chat.id, upTo: chat.lastNumber)
  }
}
