import MessengerHost

/// Everything that serves the app, whoever is signed in.
@MainActor
struct AppServices {
  let archive: Archive
  let clock: any AppClock
  let connection: any MessengerConnection
  let network = RemoteNetworkStatus()
  let preferences: StoredPreferencesService
  let sessions: RemoteSessionService

  init(_ environment: AppEnvironment) {
    archive = Archive(folder: environment.storageFolder)
    clock = environment.clock
    connection = environment.connection
    preferences = StoredPreferencesService(archive: archive, locale: environment.locale)
    sessions = RemoteSessionService(connection: connection, archive: archive)
  }
}
