import Foundation
import MessengerHost
import MessengerTexts
import ScreenKit

/// Makes the models, and with them the screens; only here somebody names who stands behind an interface.
@MainActor
final class AppAssembly {
  let preferences: any PreferencesModelInterface

  private let environment: AppEnvironment
  private let store: Store
  private let sessionModel: SessionModel
  private let connection: any ConnectionModelInterface
  private let timer: any TimerInterface

  init(environment: AppEnvironment) {
    self.environment = environment
    store = Store(folder: environment.storageFolder)
    sessionModel = SessionModel(connection: environment.connection, store: store)
    connection = ConnectionModel(connection: environment.connection)
    preferences = PreferencesModel(
      store: store, language: Preferences.Language(Language(locale: environment.locale)))
    timer = DeviceTimer(clock: environment.clock)
  }

  var session: any SessionModelInterface { sessionModel }

  /// Makes the models of the account that is signed in, and begins to keep them up to date.
  func accountModels() -> AccountModels? {
    guard let server = sessionModel.server, let account = session.account else { return nil }
    let makeKey = { UUID().uuidString }
    let contacts = ContactsModel(server: server, store: store)
    let threads = ThreadsModel(server: server, store: store, handle: account.handle)
    let messages = MessagesModel(server: server, store: store, threads: threads)
    let outbox = OutboxModel(
      server: server, store: store, threads: threads, messages: messages, makeKey: makeKey)
    let synchronizer = Synchronizer(
      session: sessionModel, server: server, connection: connection, contacts: contacts,
      threads: threads, messages: messages, outbox: outbox)
    synchronizer.start(hearing: environment.connection.events())
    return AccountModels(
      contacts: contacts, threads: threads, messages: messages, outbox: outbox,
      drafts: DraftsModel(store: store, threads: threads),
      stickers: StickersModel(server: server, store: store, makeKey: makeKey),
      synchronizer: synchronizer)
  }

  /// Makes the login.
  func loginScreen() -> ViewController {
    let presenter = LoginPresenter(session: session, connection: connection, texts: texts)
    let view = LoginViewController(presenter: presenter, texts: texts)
    presenter.view = view
    return view
  }

  /// The assembly of the screens for who is signed in, in the language of now.
  func screens(for models: AccountModels) -> ScreenAssembly {
    ScreenAssembly(
      models: models, session: session, connection: connection, preferences: preferences,
      timer: timer, texts: texts)
  }

  private var texts: Texts {
    Texts(in: Language(preferences.preferences.language))
  }
}
