@testable import Hexagonal

/// A server for one user, which answers what a test puts into it. As far as one user can tell, it keeps
/// the contracts of the server's ports.
@MainActor
final class FakeServer {
  var session = Session(
    token: "token-1", account: Account(name: "Ada Lovelace", handle: "ada", role: .member))
  var contactList: [Contact] = []
  var conversationList: [Conversation] = []
  var history: [Message] = []
  var packs = [StickerPack.cats]

  /// The session that it was told to go on with.
  private(set) var continued: Session?
  private let people = ["ada", "grace", "alan", "guest"]
  private var receipts: [String: Receipt] = [:]

  /// What all requests fail with, if they do.
  var error: ServerError?

  /// What happens before the next reply, such as that the user signs out meanwhile.
  var beforeReply: () -> Void = {}

  private(set) var requests: [String] = []

  /// Whether it can be reached, and what it tells by itself.
  let status: CurrentValue<ConnectionStatus>
  private let (newsStream, newsContinuation) = AsyncStream.makeStream(of: News.self)

  init(_ status: ConnectionStatus = .connecting) {
    self.status = CurrentValue(status)
  }

  func tell(_ news: News) {
    newsContinuation.yield(news)
  }

  private func answer<Reply>(
    _ request: String, _ reply: () throws(ServerError) -> Reply
  ) throws(ServerError) -> Reply {
    requests.append(request)
    beforeReply()
    if let error { throw error }
    return try reply()
  }
}

extension FakeServer: SessionServer {
  func signIn(username: String, password: String) throws(ServerError) -> Session {
    try answer("signIn \(username) \(password)") { session }
  }

  func goOn(with session: Session) {
    continued = session
  }

  func account() throws(ServerError) -> Account {
    try answer("account") { session.account }
  }

  func signOut() throws(ServerError) {
    try answer("signOut") {}
  }

  func rename(to name: String) throws(ServerError) -> Account {
    try answer("rename \(name)") { () throws(ServerError) in
      guard name.utf8.count <= 100 else { throw .nameTooLong }
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
    try answer("add \(contact.name) \(contact.handle)") { () throws(ServerError) in
      guard people.contains(contact.handle) else { throw .unknownHandle }
      guard contact.handle != session.account.handle else { throw .ownHandle }
      guard !has(contact.handle) else { throw .handleTaken }
      guard contact.name.utf8.count <= 100 else { throw .nameTooLong }
      contactList.append(contact)
      return contact
    }
  }

  func remove(_ handle: String) throws(ServerError) {
    try answer("remove \(handle)") { () throws(ServerError) in
      guard has(handle) else { throw .refused }
      contactList.removeAll { $0.handle == handle }
    }
  }

  private func has(_ handle: String) -> Bool {
    contactList.contains { $0.handle == handle }
  }
}

extension FakeServer: ConversationServer, MessageServer {
  func conversations() throws(ServerError) -> [Conversation] {
    try answer("conversations") { conversationList }
  }

  func openConversation(with handle: String) throws(ServerError) -> Conversation {
    try answer("open \(handle)") { () throws(ServerError) in
      guard people.contains(handle) else { throw .unknownHandle }
      if let known = conversationList.first(where: { $0.id == handle }) { return known }
      conversationList.append(.example(handle))
      return .example(handle)
    }
  }

  func createGroup(_ group: NewGroup) throws(ServerError) -> Conversation {
    try answer("create \(group.name) \(group.others)") { .example(group.name, isGroup: true) }
  }

  func leave(_ conversation: String) throws(ServerError) {
    try answer("leave \(conversation)") {}
  }

  func messages(
    of conversation: String, before number: Int?, limit: Int
  ) throws(ServerError) -> [Message] {
    try answer("messages \(conversation) \(number.map(String.init) ?? "all")") {
      Array(history.filter { $0.number < number ?? .max }.suffix(limit))
    }
  }

  func send(_ message: OutgoingMessage) throws(ServerError) -> Message {
    try answer("send \(message.text) \(message.key)") {
      if let known = history.first(where: { $0.key == message.key }) { return known }
      let sent = Message(
        number: history.count + 1, sender: "ada", text: message.text, key: message.key)
      history.append(sent)
      return sent
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
    try answer("buy \(pack) \(key)") {
      if let known = receipts[key] { return known }
      let receipt = Receipt(
        number: receipts.count + 1, amount: 199, cardEnding: String(card.suffix(4)))
      receipts[key] = receipt
      packs = packs.map {
        StickerPack(id: $0.id, name: $0.name, price: $0.price, isOwned: $0.isOwned || $0.id == pack)
      }
      return receipt
    }
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
