import ScreenKitDeclarative

struct LoginView: DeclarativeView {
  let session: Store<SessionState>
  let login: Login

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      ConnectionView(status: session.state.connection, identifier: "login.network")
      TextField(
        texts[.username],
        text: Binding(get: { login.username }, set: { dispatch(.usernameChanged($0)) })
      )
      .accessibilityIdentifier("login.username")
      SecureField(
        texts[.password],
        text: Binding(get: { login.password }, set: { dispatch(.passwordChanged($0)) })
      )
      .onSubmit { dispatch(.submitted) }
      .accessibilityIdentifier("login.password")
      Button(texts[.signIn]) { dispatch(.submitted) }
        .disabled(login.attempt == .busy)
        .accessibilityIdentifier("login.submit")
      if login.attempt == .busy {
        ProgressView().accessibilityIdentifier("login.busy")
      }
      ProblemView(problem: login.attempt.problem, identifier: "login.error")
    }
    .navigationTitle(texts[.loginTitle])
  }

  private func dispatch(_ event: LoginEvent) {
    session.dispatch(.login(event))
  }
}
