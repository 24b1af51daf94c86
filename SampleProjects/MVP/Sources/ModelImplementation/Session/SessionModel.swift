import MessengerHost
import MessengerWire

/// The session, which is kept over a relaunch until it ends.
@MainActor
final class SessionModel: SessionSyncInterface, ObserverKeeping {
  private struct Session: Codable {
    let token: String
    var account: Account
  }

  let observers = Observers()
  private(set) var state = SessionState.signedOut(hasExpired: false)

  var server: (any SessionServerInterface)? { sessionServer }

  private let connection: any MessengerConnection
  private let store: Store
  private var session: Session?
  private var sessionServer: SessionServer?

  /// Takes up the session that was there last.
  init(connection: any MessengerConnection, store: Store) {
    self.connection = connection
    self.store = store
    if let session = store.value(.session, as: Session.self) {
      begin(session, isAttached: false)
    }
  }

  func signIn(username: String, password: String) async throws(Failure) {
    let request = ClientRequest.signIn(username: username, password: password)
    let reply = try await connection.reply(to: request).get()
    guard case .session(let new) = reply else { throw .refused }
    begin(Session(token: new.token, account: Account(new)), isAttached: true)
  }

  func rename(to name: String) async throws(Failure) {
    guard let sessionServer else { throw .sessionOver }
    update(with: try await sessionServer.ask(.rename(name: name)))
  }

  func signOut() {
    if sessionServer?.isAttached == true {
      // Whether the server hears of it or not: the token is forgotten here.
      Task { [connection] in _ = await connection.reply(to: .signOut) }
    }
    end(hasExpired: false)
  }

  func resume() async {
    guard let sessionServer, let session else { return }
    // If that fails, the next connection is the next chance.
    guard let reply = try? await sessionServer.resume(token: session.token) else { return }
    update(with: reply)
  }

  func expire() {
    end(hasExpired: true)
  }

  private func begin(_ new: Session, isAttached: Bool) {
    let server = SessionServer(connection: connection, isAttached: isAttached)
    server.onExpiry = { [weak self] in self?.expire() }
    sessionServer = server
    save(new)
  }

  private func update(with reply: ServerReply) {
    guard case .session(let new) = reply else { return }
    save(Session(token: new.token, account: Account(new)))
  }

  private func save(_ new: Session) {
    session = new
    store.save(new, as: .session)
    state = .signedIn(new.account)
    observers.notify()
  }

  private func end(hasExpired: Bool) {
    guard session != nil else { return }
    sessionServer?.close()
    sessionServer = nil
    session = nil
    store.deleteAccount()
    state = .signedOut(hasExpired: hasExpired)
    observers.notify()
  }
}
