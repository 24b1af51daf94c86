/// What a connection means for whoever is signed in.
extension HomeModel {
  /// Begins with a session that the server has just made, on a connection that knows it.
  mutating func begin(
    on connection: ConnectionStatus, opening link: DeepLink?
  ) -> [Command<HomeMessage>] {
    let old = self
    if let link { follow(link) }
    let commands = connection == .online ? takeUp(session) : disconnect(to: connection)
    return commands + followUp(since: old)
  }

  mutating func connectionChanged(_ status: ConnectionStatus) -> [Command<HomeMessage>] {
    let old = self
    let commands = status == .online ? resume() : disconnect(to: status)
    return commands + followUp(since: old)
  }

  /// Catches up, if the connection knows the session now. If not, the next one is tried.
  mutating func resumed(_ result: Result<Session, ServerError>) -> [Command<HomeMessage>] {
    guard link == .resuming else { return [] }
    guard case .success(let session) = result else {
      link = .notResumed
      return []
    }
    return takeUp(session)
  }

  /// Tells a new connection of the session, before anything else.
  private mutating func resume() -> [Command<HomeMessage>] {
    link = .resuming
    return [.ask(.resume(token: session.token), expecting: \.session, then: HomeMessage.resumed)]
  }

  private mutating func takeUp(_ session: Session) -> [Command<HomeMessage>] {
    settings.accountChanged(from: self.session.account, to: session.account)
    self.session = session
    link = .up
    return contacts.load().embedded(in: HomeMessage.contacts)
      + chats.catchUp().embedded(in: HomeMessage.chats)
  }

  private mutating func disconnect(to status: ConnectionStatus) -> [Command<HomeMessage>] {
    link = status == .offline ? .offline : .connecting
    chats.connectionIsLost()
    if status == .offline {
      chats.failLoading()
      contacts.failLoading()
    }
    return []
  }
}
