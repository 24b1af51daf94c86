import MessengerHost

/// Everything that serves the app, whoever is signed in.
@MainActor
struct AppServices {
  let archive: Archive
  let clock: any AppClock
  let connection: any MessengerConnection
  let network = NetworkStatus()
  let preferences: PreferencesService
  let requests = ThreadRequests()
  let sessions: RemoteSessionService

  init(_ environment: AppEnvironment) {
    archive = Archive(folder: environment.storageFolder)
    clock = environment.clock
    connection = environment.connection
    preferences = PreferencesService(archive: archive, locale: environment.locale)
    sessions = RemoteSessionService(connection: connection, archive: archive)
  }

  /// What serves the account of a session, from now until the session ends.
  func account(of session: Session) -> AccountServices {
    let client = ServerClient(
      connection: connection, sessions: sessions, token: session.token,
      isResumed: sessions.isNew)
    return AccountServices(client: client, sessions: sessions, archive: archive)
  }
}
