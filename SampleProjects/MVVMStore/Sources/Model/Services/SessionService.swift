import MessengerWire

/// Begins sessions and ends them.
@MainActor
final class SessionService {
  private static let entry = "session"

  private let server: ServerClient
  private let archive: Archive
  private let keys: any KeySource
  private let current: CurrentValue<SessionStatus>

  /// What serves whoever is signed in.
  private(set) var account: AccountServices?

  /// Goes on with the session that was there when the app ended.
  init(server: ServerClient, archive: Archive, keys: any KeySource) {
    self.server = server
    self.archive = archive
    self.keys = keys
    let session: Session? = archive.value(of: Self.entry)
    current = CurrentValue(session.map { .signedIn($0) } ?? .signedOut(nil))
    account = session.map { makeAccount($0, archive: AccountArchive(archive)) }
  }

  var status: SessionStatus { current.value }

  func statuses() -> AsyncStream<SessionStatus> {
    current.values()
  }

  /// What serves the account of a session. If that is over, it knows nothing and does nothing.
  func account(of session: Session) -> AccountServices {
    if let account, session.token == status.session?.token { return account }
    let ended = makeAccount(session, archive: AccountArchive(archive, isClosed: true))
    ended.close()
    return ended
  }

  /// Returns why there is no session, if there is none.
  func signIn(_ credentials: Credentials) async -> Problem? {
    let request = ClientRequest.signIn(
      username: credentials.username, password: credentials.password)
    switch await server.begin(request) {
    case .success(let session):
      account?.close()
      account = makeAccount(session, archive: AccountArchive(archive))
      keep(session)
      account?.catchUp()
      return nil
    case .failure(let problem):
      return problem
    }
  }

  /// Takes the session up on a new connection, if there is one.
  func resume() async {
    guard let token = status.session?.token else { return }
    let result = await server.begin(.resume(token: token))
    guard token == status.session?.token else { return }
    switch result {
    case .success(let session):
      keep(session)
      account?.catchUp()
    case .failure(.sessionExpired):
      end(with: .sessionExpired)
    case .failure:
      // It is tried again on the next connection.
      break
    }
  }

  /// Returns why the account has not got the name, if it has not.
  func rename(to name: PersonName) async -> Problem? {
    guard let account, var session = status.session else { return .noConnection }
    let result = await account.client.ask(.rename(name: name.text)) {
      if case .session(let session) = $0 { Session(session).account } else { nil }
    }
    switch result {
    case .success(let renamed):
      session.account = renamed
      keep(session)
      return nil
    case .failure(let problem):
      return problem
    }
  }

  func signOut() {
    // A server that cannot be told loses nothing: the token is forgotten here.
    Task { [server] in _ = await server.ask(.signOut) { _ in true } }
    end(with: nil)
  }

  /// Ends the session, and forgets everything that belongs to it.
  func end(with problem: Problem?) {
    guard status.session != nil else { return }
    account?.close()
    account = nil
    archive.removeAll(except: PreferencesService.entry)
    current.value = .signedOut(problem)
  }

  private func keep(_ session: Session) {
    archive.save { try $0.write(session, to: Self.entry) }
    current.value = .signedIn(session)
  }

  private func makeAccount(_ session: Session, archive: AccountArchive) -> AccountServices {
    AccountServices(
      user: session.account.handle, keys: keys,
      client: AccountClient(server: server) { [weak self] in self?.end(with: .sessionExpired) },
      archive: archive)
  }
}
