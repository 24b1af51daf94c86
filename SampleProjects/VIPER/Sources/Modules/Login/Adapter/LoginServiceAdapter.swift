/// Gives the login module what it needs, from the services of the app.
struct LoginServiceAdapter: LoginService {
  let services: AppServices

  var connection: ConnectionStatus { services.sync.status }

  func observeConnection<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.sync.statusObservers.add(observer, react)
  }

  func signIn(username: String, password: String) async throws(ServiceError) {
    try await services.session.signIn(username: username, password: password)
  }
}
