import MessengerHost
import MessengerTexts
import ScreenKit

/// Makes the app; only in this folder somebody names who stands behind an interface.
@MainActor
final class AppAssembly {
  private let session: SessionModel
  private let connection: any ConnectionModelInterface
  private let account: AccountAssembly
  private let preferences: any PreferencesModelInterface
  private let timer: any TimerInterface

  init(environment: AppEnvironment) {
    let store = Store(folder: environment.storageFolder)
    session = SessionModel(connection: environment.connection, store: store)
    connection = ConnectionModel(connection: environment.connection)
    account = AccountAssembly(
      environment: environment, store: store, session: session, connection: connection)
    preferences = PreferencesModel(
      store: store, language: Preferences.Language(Language(locale: environment.locale)))
    timer = DeviceTimer(clock: environment.clock)
  }

  /// Makes the presenter of the whole app, once the models of who is signed in are there.
  func appPresenter() -> AppPresenter {
    account.start()
    return AppPresenter(session: session, account: account, preferences: preferences)
  }

  /// Makes the login.
  func loginScreen() -> ViewController {
    let presenter = LoginPresenter(session: session, connection: connection, texts: texts)
    let view = LoginViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  /// The assembly of the screens for who is signed in, in the language of now.
  func screens() -> ScreenAssembly? {
    account.models.map { models in
      ScreenAssembly(
        models: models, session: session, connection: connection, preferences: preferences,
        timer: timer, texts: texts)
    }
  }

  private var texts: Texts { Texts(for: preferences.preferences.language) }
}
