extension AppModel {
  /// Decides what a message means, and what has to be done outside because of it.
  mutating func update(_ message: AppMessage) -> [Command<AppMessage>] {
    let old = memory
    let commands = handle(message)
    let new = memory
    return (new == old ? [] : [.save(new, insteadOf: old)]) + commands
  }

  private mutating func handle(_ message: AppMessage) -> [Command<AppMessage>] {
    switch message {
    case .login(.answered(.success(let session))):
      return begin(session)
    case .login(let message):
      return updateLogin(message)
    case .home(let message, let session) where session == home?.session.token:
      return handle(message)
    case .sessionExpired(let session) where session == home?.session.token:
      expire()
      return []
    case .home, .sessionExpired:
      // It comes too late: that session has ended.
      return []
    case .connectionChanged(let status):
      connection = status
      return updateHome(.connectionChanged(status))
    case .news(.sessionEnded):
      if home != nil { expire() }
      return []
    case .news(let news):
      return updateHome(.news(news))
    case .linkOpened(let link):
      if home == nil { pendingLink = link }
      return updateHome(.linkOpened(link))
    }
  }

  /// What concerns the whole app is decided here, and everything else by those who are signed in.
  private mutating func handle(_ message: HomeMessage) -> [Command<AppMessage>] {
    switch message {
    case .settings(.signOutTapped):
      let farewell = connection == .online ? inSession([.tell(.signOut)]) : []
      stage = .signedOut(LoginModel())
      return farewell
    case .settings(.preferencesChosen(let preferences)):
      chosenPreferences = preferences
      return []
    default:
      return updateHome(message)
    }
  }

  private mutating func updateLogin(_ message: LoginMessage) -> [Command<AppMessage>] {
    guard case .signedOut(var login) = stage else { return [] }
    let commands = login.update(message)
    stage = .signedOut(login)
    return commands.embedded(in: AppMessage.login)
  }

  private mutating func updateHome(_ message: HomeMessage) -> [Command<AppMessage>] {
    guard var home else { return [] }
    let commands = home.update(message, keys: &keys)
    stage = .signedIn(home)
    return inSession(commands)
  }

  private mutating func begin(_ session: Session) -> [Command<AppMessage>] {
    stage = .signedIn(HomeModel(AccountMemory(session: session)))
    var commands = updateHome(.resumed(.success(session)))
    if let link = pendingLink {
      pendingLink = nil
      commands += updateHome(.linkOpened(link))
    }
    return commands
  }

  private mutating func expire() {
    stage = .signedOut(LoginModel(attempt: .failed(.sessionExpired)))
  }

  /// The commands of whoever is signed in as the app's, of which any reply may end the session.
  private func inSession(_ commands: [Command<HomeMessage>]) -> [Command<AppMessage>] {
    guard let token = home?.session.token else { return [] }
    return commands.map { command in
      command.map {
        .home($0, session: token)
      } replacing: {
        $0 == .sessionExpired ? .sessionExpired(session: token) : nil
      }
    }
  }

  private var home: HomeModel? {
    if case .signedIn(let home) = stage { home } else { nil }
  }
}
