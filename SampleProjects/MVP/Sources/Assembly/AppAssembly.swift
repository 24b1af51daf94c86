import MessengerHost
import MessengerTexts
import ScreenKit

/// Makes the app; only in this folder somebody names who stands behind an interface.
@MainActor
final class AppAssembly {
  private let session: any SessionModelInterface
  private let connection: any ConnectionModelInterface
  private let account: AccountModel
  private let preferences: any PreferencesModelInterface
  private let timer: any TimerInterface

  init(environment: AppEnvironment) {
    let store = Store(folder: environment.storageFolder)
    let session = SessionModel(connection: environment.connection, store: store)
    self.session = session
    connection = ConnectionModel(connection: environment.connection)
    let models = AccountAssembly(
      environment: environment, store: store, session: session, connection: connection)
    account = AccountModel(session: session) { models.models(of: $0, server: $1) }
    preferences = PreferencesModel(
      store: store, language: Preferences.Language(Language(locale: environment.locale)))
    timer = DeviceTimer(clock: environment.clock)
  }

  /// Makes the presenter of the whole app, once the models of who is signed in are there.
  func appPresenter() -> AppPresenter {
    account.start()
    return AppPresenter(account: account, preferences: preferences)
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
