import MessengerHost
import MessengerWire
import Observation

/// The session that the server has given, which outlives the app.
@MainActor
@Observable
final class RemoteSessionService: SessionService {
  private(set) var session: Session?
  private(set) var hasExpired = false

  /// Whether the session was begun since the app was started, and so on a connection of now.
  @ObservationIgnored private(set) var isNew = false

  /// Who shows the login when the session is over.
  @ObservationIgnored weak var coordinator: AppCoordinator?

  @ObservationIgnored private let connection: any MessengerConnection
  @ObservationIgnored private let archive: Archive

  init(connection: any MessengerConnection, archive: Archive) {
    self.connection = connection
    self.archive = archive
    session = archive.read(.session)
  }

  func signIn(with credentials: Credentials) async throws(ServiceError) {
    guard connection.state == .online else { throw .noConnection }
    let request = ClientRequest.signIn(
      username: credentials.username, password: credentials.password)
    let reply: ServerReply
    do {
      reply = try await connection.send(request)
    } catch {
      throw ServiceError(error)
    }
    switch reply {
    case .session(let session): begin(Session(session))
    case .refused(.sessionExpired): throw .refused
    case .refused(let refusal): throw ServiceError(refusal)
    default: throw .refused
    }
  }

  func signOut() {
    guard session != nil else { return }
    end()
    guard connection.state == .online else { return }
    // Nobody waits for the answer: the user is gone.
    Task { [connection] in _ = try? await connection.send(.signOut) }
  }

  /// Ends the session because the server knows it no more.
  func expire() {
    guard session != nil else { return }
    end()
    hasExpired = true
    coordinator?.show(nil)
  }

  /// Takes over what the server says about the account now.
  func update(_ session: Session) {
    guard self.session?.token == session.token, self.session != session else { return }
    keep(session)
  }

  private func begin(_ session: Session) {
    isNew = true
    hasExpired = false
    keep(session)
  }

  private func keep(_ session: Session) {
    self.session = session
    archive.write(session, to: .session)
  }

  private func end() {
    session = nil
    hasExpired = false
    archive.removeAccount()
  }
}
