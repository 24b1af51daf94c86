/// What the login module needs from outside.
@MainActor
protocol LoginService {
  var connection: ConnectionStatus { get }

  func observeConnection<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func signIn(username: String, password: String) async throws(ServiceError)
}
