/// The messages of one chat, for everybody who looks at it.
@MainActor
final class ChatHistory {
  private static let pageSize = 20

  /// The most messages that the server gives at once.
  private static let largestPage = 100

  let chat: Chat.ID

  /// What the server has, in the order of its numbers, each number once.
  private(set) var messages: [Message]

  private(set) var state: LoadState

  /// Told after each change.
  let changes = Observers<Void>()

  private let handle: String
  private let chats: ChatList
  private let outbox: Outbox
  private let server: Server
  private let store: Store
  private var isLoading = false
  private var isLoadingOlder = false
  private var isFillingGap = false

  /// - Parameter handle: That of the user.
  init(
    in chat: Chat.ID, of handle: String, chats: ChatList, outbox: Outbox, server: Server,
    store: Store
  ) {
    self.chat = chat
    self.handle = handle
    self.chats = chats
    self.outbox = outbox
    self.server = server
    self.store = store
    messages = store[.history(of: chat)] ?? []
    state = store[.history(of: chat)] == nil ? .loading : .loaded
    outbox.changes.add(self) { $0.changes.notify() }
  }

  /// What waits or was refused; it stands after what the server has.
  var outgoing: [OutgoingMessage] { outbox.messages(in: chat) }

  /// Whether there are messages before the loaded ones.
  var hasOlder: Bool { messages.first.map { $0.number > 1 } ?? false }

  /// Whether there is something to read, and nothing is missing in between.
  var isComplete: Bool { state == .loaded && gap == nil }

  func isOwn(_ message: Message) -> Bool { message.sender == handle }

  /// What a member is called; one who is gone, by the handle.
  func name(of member: String) -> String { chats[chat]?.memberNames[member] ?? member }

  /// Loads the newest messages, unless they are being loaded.
  func load() {
    guard !isLoading else { return }
    isLoading = true
    if state == .failed {
      state = .loading
      changes.notify()
    }
    server.history(of: chat, before: nil, limit: Self.pageSize) { [weak self] result in
      self?.loaded(result)
    }
  }

  /// Loads the page before the loaded messages.
  func loadOlder() {
    guard !isLoadingOlder, hasOlder, let first = messages.first else { return }
    isLoadingOlder = true
    server.history(of: chat, before: first.number, limit: Self.pageSize) { [weak self] result in
      self?.isLoadingOlder = false
      if case .success(let page) = result { self?.merge(page) }
    }
  }

  /// Sends a message, without the blanks around it.
  func send(_ text: String) {
    let text = text.trimmed
    guard !text.isEmpty else { return }
    chats.bringToTop(chat)
    outbox.send(text, to: chat)
  }

  /// Sends a message once more that was refused.
  func retry(_ key: String) {
    outbox.retry(key)
  }

  /// Takes note that the user has read everything, and tells the server.
  func markRead() { chats.markRead(chat) }

  /// Takes in a message that the server has told of.
  func receive(_ message: Message) {
    let wasEmpty = state == .loaded && messages.isEmpty
    merge([message])
    if wasEmpty, message.number > 1 { load() }
  }

  /// Takes note that the chat is no longer what it was, and loads what is new in it.
  func chatChanged() {
    changes.notify()
    let last = messages.last?.number ?? 0
    if state == .loaded, last < chats[chat]?.lastNumber ?? 0 { load() }
  }

  private func loaded(_ result: Result<[Message], RequestError>) {
    isLoading = false
    switch result {
    case .success(let page): merge(page)
    case .failure:
      if state == .loading { state = messages.isEmpty ? .failed : .loaded }
      changes.notify()
    }
  }

  private func merge(_ page: [Message]) {
    // What comes too late for a chat that is gone is not kept.
    guard chats[chat] != nil else { return }
    let known = Set(messages.map(\.number))
    messages = (messages + page.filter { !known.contains($0.number) })
      .sorted { $0.number < $1.number }
    outbox.confirm(page.filter(isOwn).map(\.key))
    store[.history(of: chat)] = messages
    if !isLoading { state = .loaded }
    changes.notify()
    fillGap()
  }

  /// The messages before and after the first one that is missing.
  private var gap: (Message, Message)? {
    zip(messages, messages.dropFirst()).first { $0.number + 1 < $1.number }
  }

  /// Asks for the messages that are missing between two others.
  private func fillGap() {
    guard !isFillingGap, let gap else { return }
    isFillingGap = true
    let size = min(gap.1.number - gap.0.number - 1, Self.largestPage)
    server.history(of: chat, before: gap.1.number, limit: size) { [weak self] result in
      self?.isFillingGap = false
      if case .success(let page) = result, !page.isEmpty { self?.merge(page) }
    }
  }
}
