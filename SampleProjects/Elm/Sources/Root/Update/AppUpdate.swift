extension AppModel {
  /// Decides what a message means, and what has to be done outside because of it.
  mutating func update(_ message: AppMessage) -> [Command<AppMessage>] {
    let old = memory
    let commands = handle(message)
    let new = memory
    return (new == old ? [] : [.save(new, insteadOf: old)]) + commands
  }

  private mutating func handle(_ message: AppMessage) -> [Command<AppMessage>] {
    switch (message, stage) {
    case (.login(let message), .signedOut(let signedOut)):
      return update(signedOut, message)
    case (.home(let message, let session), .signedIn(let home)) where session == home.session.token:
      return update(home, message)
    case (.sessionExpired(let session), .signedIn(let home)) where session == home.session.token:
      endSession(of: home, because: .sessionExpired)
      return []
    case (.login, .signedIn), (.home, _), (.sessionExpired, _):
      // It comes too late: that login or session has ended.
      return []
    case (.connectionChanged(let status), .signedOut(var signedOut)):
      signedOut.connection = status
      stage = .signedOut(signedOut)
      return []
    case (.connectionChanged(let status), .signedIn(var home)):
      let commands = home.connectionChanged(status)
      stage = .signedIn(home)
      return commands.inSession(home.session)
    case (.linkOpened(let link), .signedOut(var signedOut)):
      signedOut.pendingLink = link
      stage = .signedOut(signedOut)
      return []
    case (.linkOpened(let link), .signedIn(var home)):
      let commands = home.open(link)
      stage = .signedIn(home)
      return commands.inSession(home.session)
    }
  }

  private mutating func update(
    _ signedOut: SignedOutModel, _ message: LoginMessage
  ) -> [Command<AppMessage>] {
    var signedOut = signedOut
    let (ownCommands, out) = signedOut.login.update(message)
    let commands = ownCommands.embedded(in: AppMessage.login)
    stage = .signedOut(signedOut)
    switch out {
    case .signedIn(let session): return commands + begin(session, after: signedOut)
    case nil: return commands
    }
  }

  private mutating func begin(
    _ session: Session, after signedOut: SignedOutModel
  ) -> [Command<AppMessage>] {
    var home = HomeModel(AccountMemory(session: session), link: .connecting)
    let commands = home.begin(on: signedOut.connection, opening: signedOut.pendingLink)
    stage = .signedIn(home)
    return commands.inSession(session)
  }

  private mutating func update(
    _ home: HomeModel, _ message: HomeMessage
  ) -> [Command<AppMessage>] {
    var home = home
    let (commands, out) = home.update(message, keys: &keys)
    stage = .signedIn(home)
    switch out {
    case .preferenceChosen(let choice): choose(choice)
    case .signedOut: endSession(of: home)
    case .sessionEnded: endSession(of: home, because: .sessionExpired)
    case nil: break
    }
    return commands.inSession(home.session)
  }

  private mutating func choose(_ choice: Preferences.Choice) {
    var preferences = preferences
    preferences.change(to: choice)
    chosenPreferences = preferences
  }

  private mutating func endSession(of home: HomeModel, because problem: Problem? = nil) {
    let login = LoginModel(attempt: problem.map { .failed($0) } ?? .idle)
    stage = .signedOut(SignedOutModel(login: login, connection: home.link.connection))
  }
}

extension [Command<HomeMessage>] {
  /// The commands of whoever is signed in as the app's, of which any reply may end the session.
  fileprivate func inSession(_ session: Session) -> [Command<AppMessage>] {
    map { command in
      command.map {
        .home($0, session: session.token)
      } replacing: {
        $0 == .sessionExpired ? .sessionExpired(session: session.token) : nil
      }
    }
  }
}
