import MessengerTexts
import ScreenKitDeclarative

/// Asks who the user is.
struct LoginView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var username = ""
  @State private var password = ""
  @State private var login = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    VStack {
      NetworkText().accessibilityIdentifier("login.network")
      TextField(texts[.username], text: $username)
        .accessibilityIdentifier("login.username")
      SecureField(texts[.password], text: $password)
        .onSubmit(submit)
        .accessibilityIdentifier("login.password")
      Button(texts[.signIn], action: submit)
        .disabled(login.isLoading)
        .accessibilityIdentifier("login.submit")
      if login.isLoading {
        ProgressView().accessibilityIdentifier("login.busy")
      }
      OptionalText(message.map { texts[$0] }, identifier: "login.error")
    }
    .navigationTitle(texts[.loginTitle])
  }

  private var message: TextKey? {
    appState.system.sessionHasExpired ? .sessionExpired : login.problem?.text
  }

  private func submit() {
    Task {
      await interactors.session.signIn(
        username: username, password: password, in: $login.subject())
      if login.problem == .wrongCredentials { password = "" }
    }
  }
}
