import MessengerTexts
import ScreenKitDeclarative

struct LoginView: DeclarativeView {
  let model: LoginModel
  let connection: ConnectionStatus
  let send: Send<LoginMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      NetworkView(status: connection, identifier: "login.network")
      TextField(
        texts[.username],
        text: Binding(get: { model.username }, set: { send(.usernameChanged($0)) })
      )
      .accessibilityIdentifier("login.username")
      SecureField(
        texts[.password],
        text: Binding(get: { model.password }, set: { send(.passwordChanged($0)) })
      )
      .onSubmit { send(.submitted) }
      .accessibilityIdentifier("login.password")
      Button(texts[.signIn]) { send(.submitted) }
        .disabled(model.attempt.isBusy)
        .accessibilityIdentifier("login.submit")
      AttemptView(
        attempt: model.attempt, busyIdentifier: "login.busy", errorIdentifier: "login.error")
    }
    .navigationTitle(texts[.loginTitle])
  }
}
