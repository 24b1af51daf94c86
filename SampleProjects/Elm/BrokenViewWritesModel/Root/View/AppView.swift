import MessengerTexts
import ScreenKitDeclarative

/// The whole screen: the login, or the tabs of whoever is signed in.
struct AppView: DeclarativeView {
  let model: AppModel
  weak var program: Program?
  let send: Send<AppMessage>

  var body: some DeclarativeView {
    VStack { stage }.environment(\.texts, Texts(model.preferences.language))
  }

  @ViewBuilder private var stage: some DeclarativeView {
    switch model.stage {
    case .signedOut(let signedOut):
      LoginView(
        model: signedOut.login, connection: signedOut.connection, program: program
      ) { send(.login($0)) }
    case .signedIn(let home):
      HomeView(model: home, preferences: model.preferences) { [session = home.session.token] in
        send(.home($0, session: session))
      }
    }
  }
}
