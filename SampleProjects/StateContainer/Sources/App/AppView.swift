import MessengerTexts
import ScreenKitDeclarative

/// The whole app: the login, or the tabs of whoever is signed in.
struct AppView: DeclarativeView {
  let stores: AppStores

  var body: some DeclarativeView {
    let language = stores.preferences.state.preferences.language.language
    VStack { screen }.environment(\.texts, Texts(in: language))
  }

  @ViewBuilder private var screen: some DeclarativeView {
    switch stores.session.state.phase {
    case .signedOut(let signedOut):
      LoginView(session: stores.session, login: signedOut.login)
    case .signedIn:
      if let account = stores.account {
        MainView(account: account, session: stores.session, preferences: stores.preferences)
      }
    }
  }
}
