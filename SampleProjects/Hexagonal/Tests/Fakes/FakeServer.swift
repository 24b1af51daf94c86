@testable import Hexagonal

/// A server that answers what a test puts into it.
@MainActor
final class FakeServer {
  var session = Session(
    token: "token-1", account: Account(name: "Ada Lovelace", handle: "ada", role: .member))
  var contactList: [Contact] = []
  var conversationList: [Conversation] = []
  var history: [Message] = []
  var packs: [StickerPack] = []

  /// What all requests fail with, if they do.
  var error: ServerError?

  /// What happens before the next reply, such as that the user signs out meanwhile.
  var beforeReply: () -> Void = {}

  private(set) var requests: [String] = []

  /// Whether it can be reached, and what it tells by itself.
  let status = CurrentValue(ConnectionStatus.connecting)
  private let (newsStream, newsContinuation) = AsyncStream.makeStream(of: News.self)

  func tell(_ news: News) {
    newsContinuation.yield(news)
  }

  private func answer<Reply>(
    _ request: String, _ reply: () -> Reply
  ) throws(ServerError) -> Reply {
    requests.append(request)
    beforeReply()
    if let error { throw error }
    return reply()
  }
}

extension FakeServer: SessionServer {
  func signIn(username: String, password: String) throws(ServerError) -> Session {
    try answer("signIn \(username) \(password)") { session }
  }

  func resume(_ token: String) throws(ServerError) -> Session {
    try answer("resume \(token)") { session }
  }

  func signOut() throws(ServerError) {
    try answer("signOut") {}
  }

  func rename(to name: String) throws(ServerError) -> Account {
    try answer("rename \(name)") {
      session.account.name = name
      return session.account
    }
  }
}

extension FakeServer: ContactServer {
  func contacts() throws(ServerError) -> [Contact] {
    try answer("contacts") { contactList }
  }

  func add(_ contact: Contact) throws(ServerError) -> Contact {
    try answer("add \(contact.name) \(contact.handle)") { contact }
  }

  func remove(_ handle: String) throws(ServerError) {
    try answer("remove \(handle)") {}
  }
}

extension FakeServer: ConversationServer, MessageServer {
  func conversations() throws(ServerError) -> [Conversation] {
    try answer("conversations") { conversationList }
  }

  func openConversation(with handle: String) throws(ServerError) -> Conversation {
    try answer("open \(handle)") { .example(handle) }
  }

  func createGroup(_ group: NewGroup) throws(ServerError) -> Conversation {
    try answer("create \(group.name) \(group.others)") { .example(group.name) }
  }

  func leave(_ conversation: String) throws(ServerError) {
    try answer("leave \(conversation)") {}
  }

  func messages(of conversation: String, before number: Int?) throws(ServerError) -> [Message] {
    try answer("messages \(conversation) \(number.map(String.init) ?? "all")") {
      Array(history.filter { $0.number < number ?? .max }.suffix(History.pageLength))
    }
  }

  func send(_ message: OutgoingMessage) throws(ServerError) -> Message {
    try answer("send \(message.text) \(message.key)") {
      history.append(.example(history.count + 1, by: "ada", key: message.key))
      return history[history.count - 1]
    }
  }

  func markRead(_ conversation: String, upTo number: Int) throws(ServerError) {
    try answer("read \(conversation) \(number)") {}
  }
}

extension FakeServer: StickerServer {
  func stickerPacks() throws(ServerError) -> [StickerPack] {
    try answer("packs") { packs }
  }

  func buy(_ pack: String, key: String, card: String) throws(ServerError) -> Receipt {
    try answer("buy \(pack) \(key)") { Receipt(number: 1, amount: 199, cardEnding: "4242") }
  }
}

extension FakeServer: ServerNews {
  func statuses() -> AsyncStream<ConnectionStatus> {
    status.values()
  }

  func news() -> AsyncStream<News> {
    newsStream
  }
}
