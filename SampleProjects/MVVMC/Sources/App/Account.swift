import MessengerHost

/// The services of one account, which are kept equal to what the server knows as long as this lives.
@MainActor
final class Account {
  let session: Session
  let services: AccountServices
  private let synchroniser: Synchroniser

  init(session: Session, app: AppServices) {
    let client = ServerClient(
      connection: app.connection, sessions: app.sessions, token: session.token,
      isResumed: app.sessions.isNew)
    let services = AccountServices(client: client, sessions: app.sessions, archive: app.archive)
    synchroniser = Synchroniser(session: session, services: services, sessions: app.sessions)
    synchroniser.follow(app.connection)
    self.session = session
    self.services = services
  }
}
