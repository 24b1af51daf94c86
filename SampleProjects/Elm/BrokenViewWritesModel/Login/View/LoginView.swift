import MessengerTexts
import ScreenKitDeclarative

struct LoginView: DeclarativeView {
  let model: LoginModel
  let connection: ConnectionStatus
  weak var program: Program?
  let send: Send<LoginMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      NetworkView(status: connection, identifier: "login.network")
      TextField(
        texts[.username],
        text: Binding(get: { model.username }, set: { change(\.username, to: $0) })
      )
      .accessibilityIdentifier("login.username")
      SecureField(
        texts[.password],
        text: Binding(get: { model.password }, set: { change(\.password, to: $0) })
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

  /// Saves a message for each letter.
  private func change(_ field: WritableKeyPath<LoginModel, String>, to text: String) {
    guard let program, case .signedOut(var signedOut) = program.model.stage else { return }
    signedOut.login[keyPath: field] = text
    program.model.stage = .signedOut(signedOut)
  }
}
