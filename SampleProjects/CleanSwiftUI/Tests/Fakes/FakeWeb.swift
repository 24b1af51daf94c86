@testable import CleanSwiftUI

/// A server that answers what a test puts into it.
@MainActor
final class FakeWeb {
  var session = Session.ada
  var contactList: [Contact] = []
  var chatList: [Chat] = []
  var history: [Message] = []

  /// What all requests fail with, if they do.
  var problem: Problem?

  /// What happens before the next reply, such as that the user signs out meanwhile.
  var beforeReply: () -> Void = {}

  private(set) var requests: [String] = []

  private func answer<Reply>(_ request: String, _ reply: () -> Reply) throws(Problem) -> Reply {
    requests.append(request)
    beforeReply()
    if let problem { throw problem }
    return reply()
  }
}

extension FakeWeb: SessionWebRepository {
  func signIn(username: String, password: String) throws(Problem) -> Session {
    try answer("signIn \(username) \(password)") { session }
  }

  func resume(token: String) throws(Problem) -> Session {
    try answer("resume \(token)") { session }
  }

  func signOut() throws(Problem) {
    try answer("signOut") {}
  }

  func rename(to name: String) throws(Problem) -> Account {
    try answer("rename \(name)") { Account(name: name, handle: "ada", mayBuy: true) }
  }
}

extension FakeWeb: ContactsWebRepository {
  func contacts() throws(Problem) -> [Contact] {
    try answer("contacts") { contactList }
  }

  func add(name: String, handle: String) throws(Problem) -> Contact {
    try answer("add \(name) \(handle)") { Contact(name: name, handle: handle) }
  }

  func remove(handle: String) throws(Problem) {
    try answer("remove \(handle)") {}
  }
}

extension FakeWeb: ChatsWebRepository {
  func chats() throws(Problem) -> [Chat] {
    try answer("chats") { chatList }
  }

  func chat(with handle: String) throws(Problem) -> Chat {
    try answer("chat with \(handle)") { .example(handle) }
  }

  func createGroup(name: String, members: [String]) throws(Problem) -> Chat {
    try answer("create \(name) \(members)") { .example(name) }
  }

  func leave(_ chat: Chat.ID) throws(Problem) {
    try answer("leave \(chat)") {}
  }
}

extension FakeWeb: MessagesWebRepository {
  func messages(of chat: Chat.ID, before number: Int?) throws(Problem) -> [Message] {
    try answer("messages \(chat) \(number.map(String.init) ?? "all")") {
      Array(history.filter { $0.number < number ?? .max }.suffix(History.pageLength))
    }
  }

  func send(_ message: OutgoingMessage) throws(Problem) -> Message {
    try answer("send \(message.text) \(message.key)") {
      history.append(.example(history.count + 1, by: "ada", key: message.key))
      return history[history.count - 1]
    }
  }

  func markRead(_ chat: Chat.ID, upTo number: Int) throws(Problem) {
    try answer("read \(chat) \(number)") {}
  }
}

extension FakeWeb: StickersWebRepository {
  func packs() throws(Problem) -> [StickerPack] {
    try answer("packs") { [.cats] }
  }

  func buy(_ pack: StickerPack.ID, key: String, card: String) throws(Problem) -> Receipt {
    try answer("buy \(pack) \(key) \(card)") { Receipt(number: 1, amount: 199, cardEnding: "4242") }
  }
}
