extension SessionState {
  mutating func handle(_ event: SessionEvent, in signedIn: SignedIn) -> [SessionEffect] {
    switch event {
    case .connectionChanged(.online):
      become(.resuming, signedIn)
      return [.resume(token: signedIn.session.token)]
    case .connectionChanged(.connecting):
      become(.connecting, signedIn)
      return []
    case .connectionChanged(.offline):
      become(.offline, signedIn)
      return []
    case .resumed(signedIn.session.token, .failure(.sessionExpired)), .sessionEnded,
      .sessionExpired:
      return expire(signedIn)
    case .resumed(let token, let result) where token == signedIn.session.token:
      return resumed(result, signedIn)
    case .accountChanged(let account):
      return take(account, signedIn)
    case .conversationWanted(let id):
      var linked = signedIn
      linked.wantedConversation.send(id)
      phase = .signedIn(linked)
      return []
    case .signOutTapped:
      phase = .signedOut(SignedOut(connection: signedIn.status.connection))
      return [.forgetAccount, .signOut]
    case .login, .resumed:
      return []
    }
  }

  private mutating func become(_ status: SessionStatus, _ signedIn: SignedIn) {
    var signedIn = signedIn
    signedIn.status = status
    phase = .signedIn(signedIn)
  }

  private mutating func resumed(
    _ result: Result<Session, ServerError>, _ signedIn: SignedIn
  ) -> [SessionEffect] {
    guard signedIn.status == .resuming else { return [] }
    guard case .success(let session) = result else {
      become(.notResumed, signedIn)
      return []
    }
    var resumed = signedIn
    resumed.session = session
    become(.up, resumed)
    return [.save(session)]
  }

  private mutating func take(_ account: Account, _ signedIn: SignedIn) -> [SessionEffect] {
    guard account != signedIn.session.account else { return [] }
    var renamed = signedIn
    renamed.session.account = account
    phase = .signedIn(renamed)
    return [.save(renamed.session)]
  }

  private mutating func expire(_ signedIn: SignedIn) -> [SessionEffect] {
    phase = .signedOut(
      SignedOut(
        login: Login(attempt: .failed(.sessionExpired)), connection: signedIn.status.connection))
    return [.forgetAccount]
  }
}
