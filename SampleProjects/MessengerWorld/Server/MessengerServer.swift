import MessengerWire

/// The messenger's server as a value: accounts, sessions, threads and purchases, without a network.
///
/// Its accounts are `ada` with the password `lovelace`, `grace` with `hopper`, `alan` with `enigma`,
/// and `guest` with `guest`, who may not buy. Equal requests in equal order give equal answers, so
/// its tokens are no secrets.
public struct MessengerServer: Sendable {
  /// By their handles.
  var accounts = Dictionary(uniqueKeysWithValues: Account.all.map { ($0.handle, $0) })

  /// The handles that the tokens of all sessions stand for.
  var sessions: [String: String] = [:]

  /// The tokens of the connections that have a session.
  var tokens: [ConnectionID: String] = [:]

  var conversations: [String: Conversation] = [:]
  var catalogue = StickerCatalogue()

  /// The events that the request at hand has caused so far.
  var deliveries: [ServerAnswer.Delivery] = []

  private var lastNumber = 0

  /// Creates a server that nobody has talked to.
  public init() {}

  /// Does what a request asks, or refuses it and changes nothing.
  public mutating func handle(
    _ request: ClientRequest, from connection: ConnectionID
  ) -> ServerAnswer {
    deliveries = []
    let reply: ServerReply
    do {
      reply = try self.reply(to: request, from: connection)
    } catch {
      reply = .refused(error)
    }
    return ServerAnswer(reply: reply, events: deliveries)
  }

  /// Forgets a connection that is gone; its session can be resumed on another one.
  public mutating func close(_ connection: ConnectionID) {
    tokens[connection] = nil
  }

  /// A number that was not there before: 1, 2, 3…
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private mutating func reply(
    to request: ClientRequest, from connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    switch request {
    case .signIn(let username, let password):
      try signIn(username: username, password: password, on: connection)
    case .resume(let token): try resume(token, on: connection)
    case .signOut: try signOut(connection)
    case .rename(let name): try rename(to: name, on: connection)
    case .contacts: try contacts(of: connection)
    case .addContact(let name, let handle): try addContact(name, handle, on: connection)
    case .removeContact(let handle): try removeContact(handle, on: connection)
    case .threads: try threads(of: connection)
    case .createGroup(let name, let members):
      try createGroup(name, members: members, on: connection)
    case .leaveThread(let id): try leaveThread(id, on: connection)
    case .openThread(let handle): try openThread(with: handle, on: connection)
    case .history(let thread, let before, let limit):
      try history(of: thread, before: before, limit: limit, on: connection)
    case .send(let thread, let text, let key):
      try send(text, to: thread, key: key, on: connection)
    case .markRead(let thread, let number): try markRead(thread, upTo: number, on: connection)
    case .stickerPacks: try stickerPacks(for: connection)
    case .buyStickerPack(let id, let key, let card):
      try buyStickerPack(id, key: key, card: card, on: connection)
    }
  }
}
