import MessengerHost
import MessengerTexts

/// What the app has besides its screens, for as long as it runs.
@MainActor
struct Services {
  let session: SessionService
  let contacts: ContactsService
  let inbox: InboxService
  let stickers: StickersService
  let preferences: PreferencesService
  let clock: any AppClock

  init(_ environment: AppEnvironment) {
    let database = AppDatabase(inFolder: environment.storageFolder)
    session = SessionService(
      server: Server(connection: environment.connection),
      store: SessionStore(database: database))
    contacts = ContactsService(session: session, store: ContactStore(database: database))
    inbox = InboxService(
      session: session, store: InboxStore(database: database), makeKey: Self.makeKey)
    stickers = StickersService(session: session, makeKey: Self.makeKey)
    preferences = PreferencesService(
      store: PreferencesStore(database: database),
      language: AppLanguage(Language(locale: environment.locale)))
    clock = environment.clock
  }

  /// Whether the server can be reached, now and whenever that changes.
  var statuses: Observable<ConnectionStatus> {
    session.states.map(\.connection).distinctUntilChanged()
  }

  /// The words of the app, in the language of the user, now and whenever that changes.
  var texts: Observable<Texts> {
    preferences.preferences.map(\.language).distinctUntilChanged().map(\.texts)
  }

  /// A key that nobody else has.
  private static func makeKey() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
      + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
