extension AppModel {
  /// Decides what a message means, and what has to be done outside because of it.
  mutating func update(_ message: AppMessage) -> [Command] {
    let old = memory
    let commands = handle(message)
    let new = memory
    return (new == old ? [] : [.save(new, insteadOf: old)]) + commands
  }

  private mutating func handle(_ message: AppMessage) -> [Command] {
    switch message {
    case .login(.answered(.success(let session))):
      return begin(session)
    case .login(let message):
      return updateLogin(message)
    case .home(let message, let session) where session == home?.session.token:
      return handle(message)
    case .sessionExpired(let session) where session == home?.session.token:
      return end(.failed(.sessionExpired))
    case .home, .sessionExpired:
      // It comes too late: that session has ended.
      return []
    case .connectionChanged(let status):
      connection = status
      return updateHome(.connectionChanged(status))
    case .news(.sessionEnded):
      return home == nil ? [] : end(.failed(.sessionExpired))
    case .news(let news):
      return updateHome(.news(news))
    case .linkOpened(let link):
      if home == nil { pendingLink = link }
      return updateHome(.linkOpened(link))
    }
  }

  /// What concerns the whole app is decided here, and everything else by those who are signed in.
  private mutating func handle(_ message: HomeMessage) -> [Command] {
    switch message {
    case .settings(.signOutTapped):
      let farewell = connection == .online ? ask([.endSession]) : []
      return farewell + end(.idle)
    case .settings(.preferencesChosen(let preferences)):
      chosenPreferences = preferences
      return []
    default:
      return updateHome(message)
    }
  }

  private mutating func updateLogin(_ message: LoginMessage) -> [Command] {
    guard case .signedOut(var login) = stage else { return [] }
    let commands = login.update(message)
    stage = .signedOut(login)
    return commands
  }

  private mutating func updateHome(_ message: HomeMessage) -> [Command] {
    guard var home else { return [] }
    let commands = home.update(message, keys: &keys)
    stage = .signedIn(home)
    return ask(commands)
  }

  private mutating func begin(_ session: Session) -> [Command] {
    stage = .signedIn(HomeModel(AccountMemory(session: session)))
    var commands = updateHome(.resumed(.success(session)))
    if let link = pendingLink {
      pendingLink = nil
      commands += updateHome(.linkOpened(link))
    }
    return commands
  }

  private mutating func end(_ attempt: Attempt) -> [Command] {
    stage = .signedOut(LoginModel(attempt: attempt))
    return []
  }

  private func ask(_ commands: [ServerCommand]) -> [Command] {
    guard let token = home?.session.token else { return [] }
    return commands.map { .ask($0, session: token) }
  }

  private var home: HomeModel? {
    if case .signedIn(let home) = stage { home } else { nil }
  }
}
