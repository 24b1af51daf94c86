/// Who is signed in; everybody who acts for them asks here first.
@MainActor
final class CurrentSession {
  let state: CurrentValue<SessionState>
  private(set) var session: Session?

  private let repository: any SessionRepository
  private var endings: [@MainActor () -> Void] = []

  /// Goes on with the session that was there last.
  init(server: any SessionServer, repository: any SessionRepository) {
    self.repository = repository
    session = repository.session
    state = CurrentValue(session.map { .signedIn($0.account) } ?? .signedOut(nil))
    if let session { server.goOn(with: session) }
  }

  /// The handle of the user; empty if there is none.
  var handle: String { session?.account.handle ?? "" }

  /// The account of the user, for what only they can do.
  func account() throws(Problem) -> Account {
    guard let session else { throw .notSignedIn }
    return session.account
  }

  /// Begins a session. One that was there before ends, so that nothing of it is left to the next user.
  func begin(_ session: Session) {
    end(.userSignedOut)
    keep(session)
  }

  /// Takes what the server says of the user.
  func update(_ account: Account) {
    guard var session else { return }
    session.account = account
    keep(session)
  }

  /// Ends the session, and forgets everything that belongs to it.
  func end(_ reason: SessionEnd) {
    guard session != nil else { return }
    session = nil
    repository.session = nil
    for ending in endings { ending() }
    state.value = .signedOut(reason)
  }

  /// Has something done at the end of each session.
  func whenItEnds(_ ending: @escaping @MainActor () -> Void) {
    endings.append(ending)
  }

  private func keep(_ newSession: Session) {
    session = newSession
    repository.session = newSession
    state.value = .signedIn(newSession.account)
  }

  /// Asks the server for the user. A reply that comes after the end of the session is none.
  func perform<Reply>(
    _ request: () async throws(ServerError) -> Reply
  ) async throws(ServerError) -> Reply {
    guard let token = session?.token else { throw .sessionEnded }
    do throws(ServerError) {
      let reply = try await request()
      guard session?.token == token else { throw ServerError.sessionEnded }
      return reply
    } catch {
      guard session?.token == token else { throw .sessionEnded }
      if error == .sessionEnded { end(.expired) }
      throw error
    }
  }
}

extension CurrentSession: WatchingSession {
  func sessionStates() -> AsyncStream<SessionState> {
    state.values()
  }
}
