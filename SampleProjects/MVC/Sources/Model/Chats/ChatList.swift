/// The user's chats, as the server has them, and what the user has read.
@MainActor
final class ChatList {
  private(set) var state: LoadState

  /// Told after each change.
  let changes = Observers<Void>()

  /// Told after each change of a single chat.
  let chatChanges = Observers<Chat.ID>()

  /// Told of each chat that is gone.
  let removals = Observers<Chat.ID>()

  private var chats: Chats {
    didSet {
      store[.chats] = chats
      changes.notify()
      for id in chats.differences(from: oldValue) { chatChanges.notify(id) }
    }
  }

  private let handle: String
  let server: Server
  private let store: Store
  private var hasLoaded = false
  private var loads = LoadLog()

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

  /// Whether the server has told about the chats, and is not about to do it again.
  var isCurrent: Bool { hasLoaded && !loads.isLoading }

  /// How many messages are unread in all chats.
  var unreadCount: Int { chats.unreadCount }

  subscript(id: Chat.ID) -> Chat? { chats[id] }

  // MARK: Loading

  /// Loads the chats, unless they are being loaded.
  func loadUnlessLoading() {
    if !loads.isLoading { load() }
  }

  /// Loads the chats anew.
  func load() {
    let number = loads.begin()
    if state == .failed {
      state = .loading
      changes.notify()
    }
    server.chats { [weak self] result in
      self?.loaded(result, number)
    }
  }

  private func loaded(_ result: Result<[Chat], RequestError>, _ number: Int) {
    let changed = loads.end(number)
    switch result {
    case .success(let loaded):
      let old = chats
      state = .loaded
      hasLoaded = true
      chats = chats.replaced(by: loaded.map(merged), except: changed)
      for chat in old.all where chats[chat.id] == nil { removals.notify(chat.id) }
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
    loads.noteChange(of: id)
    chat.append(message, isOwn: message.sender == handle)
    chats = chats.withFirst(chat)
  }

  /// Takes note of what a chat is now.
  func update(_ chat: Chat) {
    if chat.memberNames[handle] == nil {
      remove(chat.id)
    } else {
      loads.noteChange(of: chat.id)
      chats[chat.id] = merged(chat)
    }
  }

  /// Takes note that the user is no longer a member of a chat.
  func remove(_ id: Chat.ID) {
    loads.noteChange(of: id)
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
    return merged
  }

  /// Puts the chat first, because the user has written in it.
  func bringToTop(_ id: Chat.ID) {
    if let chat = chats[id] { chats = chats.withFirst(chat) }
  }

  /// Takes note that the user has read everything in a chat, and tells the server.
  func markRead(_ id: Chat.ID) {
    guard var chat = chats[id], chat.unreadCount > 0 else { return }
    chat.markRead(upTo: chat.lastNumber)
    chats[id] = chat
    server.markRead(id, upTo: chat.lastNumber)
  }
}
