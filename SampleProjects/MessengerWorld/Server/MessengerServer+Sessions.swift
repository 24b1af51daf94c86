import MessengerWire

extension MessengerServer {
  /// The handle that a connection is signed in with.
  func handle(on connection: ConnectionID) throws(Refusal) -> String {
    guard let token = tokens[connection], let handle = sessions[token] else {
      throw .sessionExpired
    }
    return handle
  }

  /// The account that a connection is signed in with.
  func account(on connection: ConnectionID) throws(Refusal) -> Account {
    try account(try handle(on: connection))
  }

  func account(_ handle: String) throws(Refusal) -> Account {
    guard let account = accounts[handle] else { throw .unknownHandle }
    return account
  }

  mutating func signIn(
    username: String, password: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    guard let account = accounts[username], account.password == password else {
      throw .wrongCredentials
    }
    let token = "session-\(nextNumber())"
    sessions[token] = account.handle
    tokens[connection] = token
    return .session(session(token, of: account))
  }

  mutating func resume(_ token: String, on connection: ConnectionID) throws(Refusal) -> ServerReply
  {
    guard let handle = sessions[token] else { throw .sessionExpired }
    tokens[connection] = token
    return .session(session(token, of: try account(handle)))
  }

  mutating func signOut(_ connection: ConnectionID) throws(Refusal) -> ServerReply {
    guard let token = tokens[connection], sessions.removeValue(forKey: token) != nil else {
      throw .sessionExpired
    }
    tellEnd(of: token, except: connection)
    return .done
  }

  /// Ends all sessions of an account, as whoever runs the server may; returns whom to tell.
  mutating func endSessions(of handle: String) -> [ServerAnswer.Delivery] {
    deliveries = []
    for token in sessions.keys.sorted() where sessions[token] == handle {
      sessions[token] = nil
      tellEnd(of: token, except: nil)
    }
    return deliveries
  }

  private mutating func tellEnd(of token: String, except origin: ConnectionID?) {
    for connection in connections(where: { $0 == token }) {
      tokens[connection] = nil
      guard connection != origin else { continue }
      deliveries.append(ServerAnswer.Delivery(to: connection, .sessionEnded))
    }
  }

  mutating func rename(
    to name: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    var account = try account(on: connection)
    account.name = try checked(name, as: "name")
    accounts[account.handle] = account
    for conversation in conversations(of: account.handle) {
      deliverChange(of: conversation, to: conversation.members, except: connection)
    }
    return .session(session(tokens[connection, default: ""], of: account))
  }

  /// A text without the white space around it: from 1 byte of UTF-8 to `limit`.
  ///
  /// The limits keep a page of 100 messages within one line.
  func checked(
    _ text: String, as what: String, limit: Int = 100
  ) throws(Refusal) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace }),
      text[first...last].utf8.count <= limit
    else { throw .invalid(what: what) }
    return String(text[first...last])
  }

  private func session(_ token: String, of account: Account) -> WireSession {
    WireSession(token: token, name: account.name, handle: account.handle, role: account.role)
  }
}
