/// Signs somebody in.
@MainActor
final class LoginInteractor: LoginInteractorInput {
  weak var output: (any LoginInteractorOutput)?

  private let account: any LoginAccountService
  private let connection: any LoginConnectionService
  private var isSigningIn = false

  init(account: any LoginAccountService, connection: any LoginConnectionService) {
    self.account = account
    self.connection = connection
  }

  func start() {
    tellConnection()
    connection.observe(self) { $0.tellConnection() }
  }

  func signIn(username: String, password: String) {
    guard !isSigningIn else { return }
    let username = username.trimmed
    guard !username.isEmpty else {
      output?.signInDidFail(.missingUsername)
      return
    }
    guard !password.isEmpty else {
      output?.signInDidFail(.missingPassword)
      return
    }
    isSigningIn = true
    output?.signInDidStart()
    Task { [weak self, account] in
      do throws(ServiceError) {
        try await account.signIn(username: username, password: password)
      } catch {
        self?.fail(error)
      }
    }
  }

  private func fail(_ error: ServiceError) {
    isSigningIn = false
    output?.signInDidFail(
      error == .wrongCredentials ? .wrongCredentials : .request(RequestFailure(error)))
  }

  private func tellConnection() {
    output?.connectionDidChange(connection.connection)
  }
}
