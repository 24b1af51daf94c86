extension SessionState {
  mutating func handle(_ event: SessionEvent, in signedIn: SignedIn) -> [SessionEffect] {
    switch event {
    case .connectionChanged(.online):
      return become(.resuming, signedIn) + [.resume(token: signedIn.session.token)]
    case .connectionChanged:
      return become(.down, signedIn)
    case .resumed(let token, let result) where token == signedIn.session.token:
      return resumed(result, signedIn)
    case .renamed(let account):
      return take(account, signedIn)
    case .conversationWanted(let id):
      return [.announce(.conversationWanted(id: id))]
    case .signedOutTapped:
      phase = .signedOut(Login())
      return [.forgetAccount, .signOut]
    case .sessionEnded:
      return expire()
    case .sessionExpired(signedIn.session.token):
      return expire()
    case .started, .login, .resumed, .sessionExpired:
      return []
    }
  }

  private mutating func become(_ link: SessionLink, _ signedIn: SignedIn) -> [SessionEffect] {
    var signedIn = signedIn
    signedIn.link = link
    phase = .signedIn(signedIn)
    return [.announce(.linkChanged(link))]
  }

  private mutating func resumed(
    _ result: Result<Session, ServerError>, _ signedIn: SignedIn
  ) -> [SessionEffect] {
    // Without a reply, the next connection is the next opportunity.
    guard signedIn.link == .resuming, case .success(let session) = result else { return [] }
    var resumed = signedIn
    resumed.session = session
    return [.save(session), .announce(.accountChanged(session.account))] + become(.up, resumed)
  }

  private mutating func take(_ account: Account, _ signedIn: SignedIn) -> [SessionEffect] {
    var renamed = signedIn
    renamed.session.account = account
    phase = .signedIn(renamed)
    return [.save(renamed.session)]
  }

  private mutating func expire() -> [SessionEffect] {
    phase = .signedOut(Login(attempt: .failed(.sessionExpired)))
    return [.forgetAccount]
  }
}
