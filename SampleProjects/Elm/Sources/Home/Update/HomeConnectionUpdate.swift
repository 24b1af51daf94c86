/// What a connection means for whoever is signed in.
extension HomeModel {
  /// Takes the session up on a new connection, before anything else.
  mutating func connectionChanged(_ status: ConnectionStatus) -> [Command<HomeMessage>] {
    guard status != .online else {
      link = .resuming
      return [.ask(.resume(token: session.token), expecting: \.session, then: HomeMessage.resumed)]
    }
    link = .down
    chats.connectionIsLost()
    if status == .offline {
      chats.failLoading()
      contacts.all.failLoading()
    }
    return []
  }

  /// Catches up, if the connection knows the session now. If not, the next one is tried.
  mutating func resumed(_ result: Result<Session, ServerError>) -> [Command<HomeMessage>] {
    guard case .success(let session) = result else {
      link = .down
      return []
    }
    settings.accountChanged(from: self.session.account, to: session.account)
    self.session = session
    link = .up
    return contacts.load().embedded(in: HomeMessage.contacts)
      + chats.catchUp().embedded(in: HomeMessage.chats)
  }
}
